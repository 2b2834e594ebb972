import * as migration_20261121_062804_initial from './20261121_062804_initial.ts';
import * as migration_20261121_063542_payment_events_without_invoice from './20261121_063542_payment_events_without_invoice.ts';
import * as migration_20261121_145650_earlier_addresses_and_previews from './20261121_145650_earlier_addresses_and_previews.ts';
import * as migration_20261121_162420_places_outbox_refunds from './20261121_162420_places_outbox_refunds.ts';
import * as migration_20261121_231040_stock_by_day from './20261121_231040_stock_by_day.ts';
import * as migration_20261122_001259_accounts from './20261122_001259_accounts.ts';
import * as migration_20261122_031600_pending_sign_ups from './20261122_031600_pending_sign_ups.ts';
import * as migration_20261122_060000_bookings_names from './20261122_060000_bookings_names.ts';
import * as migration_20261122_124541_colleagues_without_lock from './20261122_124541_colleagues_without_lock.ts';
import * as migration_20261122_130530_blocked_accounts from './20261122_130530_blocked_accounts.ts';
import * as migration_20261122_230000_names_of_now from './20261122_230000_names_of_now.ts';
import * as migration_20261123_023318_scheduled_publishing from './20261123_023318_scheduled_publishing.ts';
import * as migration_20261123_030835_audit_trail from './20261123_030835_audit_trail.ts';
import * as migration_20261124_023102_audit_of_publishing from './20261124_023102_audit_of_publishing.ts';
import * as migration_20261124_032000_one_mark_for_each_matter from './20261124_032000_one_mark_for_each_matter.ts';
import * as migration_20261124_032120_contact_of_bookings from './20261124_032120_contact_of_bookings.ts';
import * as migration_20261124_155324_outcome_of_misfits from './20261124_155324_outcome_of_misfits.ts';
import * as migration_20261125_081000_pixels_of_pictures from './20261125_081000_pixels_of_pictures.ts';
import * as migration_20261126_064016_tours_by_title from './20261126_064016_tours_by_title.ts';
import * as migration_20261126_140004_order_numbers from './20261126_140004_order_numbers.ts';
import * as migration_20261126_141839_single_names from './20261126_141839_single_names.ts';
import * as migration_20261126_150100_guests_per_package from './20261126_150100_guests_per_package.ts';
import * as migration_20261126_175242_privacy_page from './20261126_175242_privacy_page.ts';
import * as migration_20261126_181500_emails_as_sent from './20261126_181500_emails_as_sent.ts';
import * as migration_20261127_065500_search_texts from './20261127_065500_search_texts.ts';
import * as migration_20261127_114500_apostrophes_in_search_texts from './20261127_114500_apostrophes_in_search_texts.ts';
import * as migration_20261127_114900_refunds_requested_again from './20261127_114900_refunds_requested_again.ts';
import * as migration_20261127_144500_profile_changes_reopen_reviews from './20261127_144500_profile_changes_reopen_reviews.ts';
import * as migration_20261127_210000_refund_error_kinds from './20261127_210000_refund_error_kinds.ts';
import * as migration_20261127_215403_accepted_terms from './20261127_215403_accepted_terms.ts';
import * as migration_20261128_005345_seasons from './20261128_005345_seasons.ts';
import * as migration_20261128_010454_booking_questions from './20261128_010454_booking_questions.ts';
import * as migration_20261128_013123_cancellation_policies from './20261128_013123_cancellation_policies.ts';
import * as migration_20261128_014332_start_times from './20261128_014332_start_times.ts';
import * as migration_20261128_015613_pickup from './20261128_015613_pickup.ts';
import * as migration_20261128_051312_request_ids from './20261128_051312_request_ids.ts';
import * as migration_20261128_053312_trip_details from './20261128_053312_trip_details.ts';
import * as migration_20261128_061624_package_pickup from './20261128_061624_package_pickup.ts';
import * as migration_20261128_062626_second_factor from './20261128_062626_second_factor.ts';
import * as migration_20261128_063615_media_object_key from './20261128_063615_media_object_key.ts';
import * as migration_20261128_104217_site_logo from './20261128_104217_site_logo.ts';
import * as migration_20261128_134632_airport_time_zone from './20261128_134632_airport_time_zone.ts';
import * as migration_20261129_070101_promised_start from './20261129_070101_promised_start.ts';
import * as migration_20261129_073618_pickup_day from './20261129_073618_pickup_day.ts';

export const migrations = [
  {
    up: migration_20261121_062804_initial.up,
    down: migration_20261121_062804_initial.down,
    name: '20261121_062804_initial',
  },
  {
    up: migration_20261121_063542_payment_events_without_invoice.up,
    down: migration_20261121_063542_payment_events_without_invoice.down,
    name: '20261121_063542_payment_events_without_invoice',
  },
  {
    up: migration_20261121_145650_earlier_addresses_and_previews.up,
    down: migration_20261121_145650_earlier_addresses_and_previews.down,
    name: '20261121_145650_earlier_addresses_and_previews',
  },
  {
    up: migration_20261121_162420_places_outbox_refunds.up,
    down: migration_20261121_162420_places_outbox_refunds.down,
    name: '20261121_162420_places_outbox_refunds',
  },
  {
    up: migration_20261121_231040_stock_by_day.up,
    down: migration_20261121_231040_stock_by_day.down,
    name: '20261121_231040_stock_by_day',
  },
  {
    up: migration_20261122_001259_accounts.up,
    down: migration_20261122_001259_accounts.down,
    name: '20261122_001259_accounts',
  },
  {
    up: migration_20261122_031600_pending_sign_ups.up,
    down: migration_20261122_031600_pending_sign_ups.down,
    name: '20261122_031600_pending_sign_ups',
  },
  {
    up: migration_20261122_060000_bookings_names.up,
    down: migration_20261122_060000_bookings_names.down,
    name: '20261122_060000_bookings_names',
  },
  {
    up: migration_20261122_124541_colleagues_without_lock.up,
    down: migration_20261122_124541_colleagues_without_lock.down,
    name: '20261122_124541_colleagues_without_lock',
  },
  {
    up: migration_20261122_130530_blocked_accounts.up,
    down: migration_20261122_130530_blocked_accounts.down,
    name: '20261122_130530_blocked_accounts',
  },
  {
    up: migration_20261122_230000_names_of_now.up,
    down: migration_20261122_230000_names_of_now.down,
    name: '20261122_230000_names_of_now',
  },
  {
    up: migration_20261123_023318_scheduled_publishing.up,
    down: migration_20261123_023318_scheduled_publishing.down,
    name: '20261123_023318_scheduled_publishing',
  },
  {
    up: migration_20261123_030835_audit_trail.up,
    down: migration_20261123_030835_audit_trail.down,
    name: '20261123_030835_audit_trail',
  },
  {
    up: migration_20261124_023102_audit_of_publishing.up,
    down: migration_20261124_023102_audit_of_publishing.down,
    name: '20261124_023102_audit_of_publishing',
  },
  {
    up: migration_20261124_032000_one_mark_for_each_matter.up,
    down: migration_20261124_032000_one_mark_for_each_matter.down,
    name: '20261124_032000_one_mark_for_each_matter',
  },
  {
    up: migration_20261124_032120_contact_of_bookings.up,
    down: migration_20261124_032120_contact_of_bookings.down,
    name: '20261124_032120_contact_of_bookings',
  },
  {
    up: migration_20261124_155324_outcome_of_misfits.up,
    down: migration_20261124_155324_outcome_of_misfits.down,
    name: '20261124_155324_outcome_of_misfits',
  },
  {
    up: migration_20261125_081000_pixels_of_pictures.up,
    down: migration_20261125_081000_pixels_of_pictures.down,
    name: '20261125_081000_pixels_of_pictures',
  },
  {
    up: migration_20261126_064016_tours_by_title.up,
    down: migration_20261126_064016_tours_by_title.down,
    name: '20261126_064016_tours_by_title',
  },
  {
    up: migration_20261126_140004_order_numbers.up,
    down: migration_20261126_140004_order_numbers.down,
    name: '20261126_140004_order_numbers',
  },
  {
    up: migration_20261126_141839_single_names.up,
    down: migration_20261126_141839_single_names.down,
    name: '20261126_141839_single_names',
  },
  {
    up: migration_20261126_150100_guests_per_package.up,
    down: migration_20261126_150100_guests_per_package.down,
    name: '20261126_150100_guests_per_package',
  },
  {
    up: migration_20261126_175242_privacy_page.up,
    down: migration_20261126_175242_privacy_page.down,
    name: '20261126_175242_privacy_page',
  },
  {
    up: migration_20261126_181500_emails_as_sent.up,
    down: migration_20261126_181500_emails_as_sent.down,
    name: '20261126_181500_emails_as_sent',
  },
  {
    up: migration_20261127_065500_search_texts.up,
    down: migration_20261127_065500_search_texts.down,
    name: '20261127_065500_search_texts',
  },
  {
    up: migration_20261127_114500_apostrophes_in_search_texts.up,
    down: migration_20261127_114500_apostrophes_in_search_texts.down,
    name: '20261127_114500_apostrophes_in_search_texts',
  },
  {
    up: migration_20261127_114900_refunds_requested_again.up,
    down: migration_20261127_114900_refunds_requested_again.down,
    name: '20261127_114900_refunds_requested_again',
  },
  {
    up: migration_20261127_144500_profile_changes_reopen_reviews.up,
    down: migration_20261127_144500_profile_changes_reopen_reviews.down,
    name: '20261127_144500_profile_changes_reopen_reviews',
  },
  {
    up: migration_20261127_210000_refund_error_kinds.up,
    down: migration_20261127_210000_refund_error_kinds.down,
    name: '20261127_210000_refund_error_kinds',
  },
  {
    up: migration_20261127_215403_accepted_terms.up,
    down: migration_20261127_215403_accepted_terms.down,
    name: '20261127_215403_accepted_terms',
  },
  {
    up: migration_20261128_005345_seasons.up,
    down: migration_20261128_005345_seasons.down,
    name: '20261128_005345_seasons',
  },
  {
    up: migration_20261128_010454_booking_questions.up,
    down: migration_20261128_010454_booking_questions.down,
    name: '20261128_010454_booking_questions',
  },
  {
    up: migration_20261128_013123_cancellation_policies.up,
    down: migration_20261128_013123_cancellation_policies.down,
    name: '20261128_013123_cancellation_policies',
  },
  {
    up: migration_20261128_014332_start_times.up,
    down: migration_20261128_014332_start_times.down,
    name: '20261128_014332_start_times',
  },
  {
    up: migration_20261128_015613_pickup.up,
    down: migration_20261128_015613_pickup.down,
    name: '20261128_015613_pickup',
  },
  {
    up: migration_20261128_051312_request_ids.up,
    down: migration_20261128_051312_request_ids.down,
    name: '20261128_051312_request_ids',
  },
  {
    up: migration_20261128_053312_trip_details.up,
    down: migration_20261128_053312_trip_details.down,
    name: '20261128_053312_trip_details',
  },
  {
    up: migration_20261128_061624_package_pickup.up,
    down: migration_20261128_061624_package_pickup.down,
    name: '20261128_061624_package_pickup',
  },
  {
    up: migration_20261128_062626_second_factor.up,
    down: migration_20261128_062626_second_factor.down,
    name: '20261128_062626_second_factor',
  },
  {
    up: migration_20261128_063615_media_object_key.up,
    down: migration_20261128_063615_media_object_key.down,
    name: '20261128_063615_media_object_key',
  },
  {
    up: migration_20261128_104217_site_logo.up,
    down: migration_20261128_104217_site_logo.down,
    name: '20261128_104217_site_logo',
  },
  {
    up: migration_20261128_134632_airport_time_zone.up,
    down: migration_20261128_134632_airport_time_zone.down,
    name: '20261128_134632_airport_time_zone',
  },
  {
    up: migration_20261129_070101_promised_start.up,
    down: migration_20261129_070101_promised_start.down,
    name: '20261129_070101_promised_start',
  },
  {
    up: migration_20261129_073618_pickup_day.up,
    down: migration_20261129_073618_pickup_day.down,
    name: '20261129_073618_pickup_day'
  },
];
