import * as migration_20261121_062804_initial from './20261121_062804_initial.ts';

export const migrations = [
  {
    up: migration_20261121_062804_initial.up,
    down: migration_20261121_062804_initial.down,
    name: '20261121_062804_initial'
  },
];
