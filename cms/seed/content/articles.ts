import type { PictureName } from './pictures.ts'

/**
 * An article of the demo content. The text uses the notation of `rich-text.ts`. The date counts back from the day of
 * seeding.
 */
export type DemoArticle = {
  slug: string
  title: string
  excerpt: string
  author: string
  category: string
  views: number
  content: string
  image: PictureName
  days_ago: number
  /** Drafts must never appear on the site. */
  draft?: true
}

export const articles: readonly DemoArticle[] = [
  {
    slug: 'when-to-travel-bali-seasons',
    title: 'Dry, Wet and the Weeks Between: When to Come to Bali',
    excerpt: 'What the two seasons really mean for rice fields, reefs, summits and the price of a room.',
    author: 'Made Ariani',
    category: 'Planning',
    views: 4812,
    content: `Bali lies eight degrees south of the equator, so the thermometer hardly moves: about thirty degrees on the coast by day, twenty-four at night, in every month. What changes is the water, in the air and in the sea.

## April to October: dry

The south-east wind keeps the air clear. Trails on Batur and Agung are firm, and the view from a crater rim is at its most reliable. It is the time for Komodo and for the volcanoes of East Java. From July to early September rooms cost most and the road to Uluwatu is slow; set off before eight and you share it with schoolchildren and delivery vans.

Between July and October cold water wells up around Nusa Penida and brings the ocean sunfish, the *mola-mola*, within reach of divers. It also brings water of twenty degrees, so take the thicker suit.

## November to March: wet

Rain here is seldom a grey day. It is usually an hour or two of great noise in the afternoon, after which the frogs begin. The terraces are at their greenest, the waterfalls at their loudest, and the morning is often yours alone. January and February are the wettest months. Boats to the islands are then cancelled more often, the west coast collects driftwood, and it helps to keep your plans flexible.

## Our favourites: May and late September

In May everything is still green and the paths have dried. At the end of September the summer crowd has gone and the sea is still clear.

## Two dates to look up first

- **Nyepi**, the day of silence, falls in March or early April. For twenty-four hours nobody leaves the house, lights stay low, and even the airport closes. The evening before, giant papier-mâché demons are carried through the streets.
- **Galungan** comes every 210 days. Bowed bamboo poles line the villages and many families are at the temple, which makes it a beautiful week to walk and a poor one to hurry.

All our tours show their open days in the calendar: [look through them](/tours) with your dates at hand.`,
    image: 'article-seasons',
    days_ago: 6,
  },
  {
    slug: 'balinese-temple-etiquette',
    title: 'Sarong, Sash, Silence: How to Be a Good Guest in a Balinese Temple',
    excerpt: 'Seven small rules, the reasons behind them, and what to do when you walk into a ceremony.',
    author: 'Wayan Sudarsana',
    category: 'Culture',
    views: 3690,
    content: `A temple in Bali is a place of work before it is a sight. On most days the courts are empty and you may look about; on its *odalan*, the anniversary that returns every 210 days, the gods are at home and so is the whole village. Both are good days for a visit if you know the manners.

## What to wear

A sarong that covers the knees and a sash around the waist, for men and for women. The sash keeps the lower half of the body, which is thought impure, apart from the upper. Shoulders are covered too. On our tours your guide brings both; at the large temples they can be borrowed at the gate.

## Seven rules

1. Enter with a sound body. Anyone with an open wound, and women during their period, are asked to stay outside.
2. Do not stand or sit higher than a priest or an offering. Walls and shrines are not for climbing.
3. Pass behind people who pray, never in front of them.
4. Turn the flash off, and ask before you take a close-up of anyone.
5. Step over nothing. The small palm-leaf trays on the ground, *canang sari*, are walked around.
6. Give and take with your right hand.
7. Whisper. A drone is no whisper.

## If there is a ceremony

Stay in the outer court until someone waves you in, which happens more often than not. Sit down when others sit. If the priest comes to you with holy water, hold out your right hand over your left: three times to sip, the last over your hair. The grains of rice are pressed on the forehead and stay there until they fall.

Foreign guests may pray with the others at some springs, Tirta Empul among them. It is a rite and not a bath, so your guide shows you the order of the spouts and names the two that are reserved for the dead.

## What it costs

Entrance fees pay for roofs of palm fibre that last about twenty years. A note in the donation box at a village temple is welcome; ten or twenty thousand rupiah is a decent sum.`,
    image: 'article-temple-etiquette',
    days_ago: 15,
  },
  {
    slug: 'komodo-day-trip-or-phinisi',
    title: 'Komodo: One Long Day or Three Slow Ones?',
    excerpt: 'A speedboat reaches six places before dinner. A phinisi has the evenings. How to choose.',
    author: 'Yohanes Jehadun',
    category: 'Islands',
    views: 2954,
    content: `Labuan Bajo is a little over an hour by air from Denpasar, and from its harbour you can see the first hills of the national park. The question that every guest asks us is how long to stay out there.

## The day

A speedboat leaves at six and is below Padar in under an hour. You climb before the sun has found the path, meet the dragons with a ranger, swim at Pink Beach and drift over Manta Point, and you are back for a shower at five. It suits those who have one free day, a stomach that prefers short crossings, or children who sleep best in the bed they know. The price is that every stop has a clock: our [day by speedboat](/tour/komodo-padar-pink-beach-speedboat-day) tells you the hours.

## The three days

On a phinisi the distances stop mattering. The wooden two-master anchors where the day ends; you swim from the ladder, eat on deck, and at dusk watch thousands of flying foxes leave the mangroves of Kalong for the orchards of Flores. You are on Padar when the day boats are still in harbour. Cabins are small and the engine is part of the music. [Three days and two nights](/tour/komodo-phinisi-three-days-two-nights) is the length that most people wish for afterwards.

## About the dragons

They live on Komodo, Rinca, a few smaller islands and strips of the coast of Flores, and nowhere else on earth. A large male measures close to three metres and weighs as much as a heavy man. They smell with a forked tongue, over kilometres when the wind is right. Keep with the ranger, keep to the path, and tell him about open wounds.

## When

- **April to June**: green hills, calm water.
- **July to October**: golden hills, dry air, more boats, and wind in August.
- **November to March**: fewer people and many mantas, but the harbour master closes the sea on some days in January and February. If your trip is cancelled, you get a full refund.

The currents in the straits are strong at any time of the year. We plan each snorkelling stop by the tide table, which is why the order of the day can change.`,
    image: 'article-komodo',
    days_ago: 27,
  },
  {
    slug: 'your-first-day-in-bali',
    title: 'Your First Day in Bali, Hour by Hour',
    excerpt: 'Papers, cash, the ride from the airport, and why the first afternoon should hold one thing only.',
    author: 'Putu Lestari',
    category: 'Planning',
    views: 5377,
    content: `Most flights from Europe and Australia land in the afternoon or late at night, with several hundred people who want the same three counters. Half an hour of preparation at home saves an hour here.

## Before you fly

- A passport that is valid for six months beyond your arrival.
- Travellers from many countries buy a visa on arrival for thirty days; the electronic one, bought beforehand, lets you use the automatic gates.
- The arrival declaration for customs and health is filled in online shortly before the flight and ends in a QR code.
- Foreign visitors pay Bali’s levy of Rp150.000 a head, best online. The money is meant for culture and for waste.

Rules like these change; the pages of the Indonesian immigration office have the last word.

## At the airport

Withdraw your first rupiah at an ATM inside the terminal, and take the card back before you count. ATMs dispense notes of fifty or a hundred thousand; ask for some small ones with your first coffee. Local SIM cards are sold in the hall and registered with your passport. If you have booked a transfer with us, your driver waits behind customs with your name on a sign. We follow the flight number, so a delay costs you nothing.

## On the road

Distances are short and journeys are not. Kuta is half an hour away, Canggu more than an hour, Ubud about an hour and a half in the late afternoon. If you drive a scooter yourself you need an international permit for motorcycles; without it, most travel insurance pays nothing.

## The first afternoon

Do one thing. Walk along the beach of Sanur, eat *nasi campur* around the corner, be in bed at nine. Those who come from the west wake at four for two or three days anyway, and that is worth something: book the [sunrise on Batur](/tour/mount-batur-sunrise-trek) or the [Campuhan ridge](/tour/campuhan-ridge-sunrise-walk) for the second morning, when getting up costs nothing.`,
    image: 'article-arrival',
    days_ago: 41,
  },
  {
    slug: 'what-to-order-in-a-warung',
    title: 'What to Order in a Warung When the Menu Is a Glass Case',
    excerpt: 'Point, smile, sit down. Eight dishes to recognise, and how to ask for less chilli.',
    author: 'Komang Dewi Rahayu',
    category: 'Food',
    views: 3218,
    content: `A warung is a kitchen with a few tables, often the front room of the family that cooks. Everything is made in the morning and stands behind glass. You take a plate with rice, point at what you like, and the price is counted at the end: thirty to fifty thousand rupiah for a full plate in most places outside the beach towns.

## Eight things to recognise

- **Nasi campur**: rice with a little of everything. When in doubt, this.
- **Sate lilit**: minced fish or pork with grated coconut, pressed around a stick of lemongrass and grilled.
- **Lawar**: chopped long beans, coconut and spices, with or without raw blood. The pale one is without.
- **Babi guling**: suckling pig stuffed with turmeric, lemongrass and cassava leaves. Eaten in the morning, sold out by two.
- **Ayam betutu**: chicken in a thick spice paste, cooked for hours until it falls apart.
- **Tum**: spiced meat steamed in a banana leaf. Unwrap it; the leaf stays on the plate.
- **Jukut urab**: vegetables with coconut, the best friend of those who eat no meat. Ask for it without *terasi*, the shrimp paste.
- **Sambal matah**: raw shallots, lemongrass, chilli and hot oil. Not a side dish but a reason.

## Five words

*Tidak pedas* is not hot, *sedikit* is a little, *tanpa* means without, *bungkus* is to take away, and *suksma* is thank you in Balinese. The answer is *mewali*.

## Is it safe?

Go where people queue, and go early: at eleven the food has been standing for an hour or two, at four for most of the day. Ice in the form of tubes with a hole comes from a factory and is made of clean water. Drink from bottles or from the large dispensers, not from the tap. Eat with a spoon in your right hand and the fork in your left, or with the fingers of the right one, after a visit to the basin at the wall.

If you would rather have company, our [evening walk in Denpasar](/tour/denpasar-evening-food-walk) visits the night market at Badung with a guide who grew up two streets away.`,
    image: 'article-warung',
    days_ago: 58,
  },
  {
    slug: 'drawn-stamped-printed-batik',
    title: 'Drawn, Stamped or Printed: How to Read a Piece of Batik',
    excerpt: 'Turn the cloth over. The back tells you how it was made, and whether the price is fair.',
    author: 'Sri Wulandari',
    category: 'Culture',
    views: 0,
    content: `The word is on every stall from Kuta to Malioboro, and most of what hangs there is not batik at all. Batik is not a pattern but a way to dye: hot wax is laid on the cloth, the cloth goes into the dye, and where the wax was, the colour cannot go. Everything else is a print of a batik. UNESCO put the Indonesian craft on its list of living heritage in 2009.

## Three ways

- **Batik tulis**, written: drawn by hand with the *canting*, a copper cup with a spout as fine as a needle. Two metres take weeks, sometimes months.
- **Batik cap**, stamped: the wax is pressed on with a block of copper strips. A skilled man does several pieces in a day.
- **Printed**: from a roll. There is nothing wrong with it at the price of a T-shirt.

## Turn it over

A print is pale on the back. On real batik both sides are nearly alike, since wax and dye went all the way through. Then look for the repeat: a stamp returns at exact distances, with a faint seam where two blocks meet. A hand does not repeat itself; no two birds on a *tulis* have quite the same eye. Last, smell it. A trace of wax remains for the first few washes.

## Patterns with a meaning

The slanting knives of *parang* were once kept for the court of Yogyakarta, and some people still avoid them at weddings. The round *kawung* is the cut fruit of the sugar palm. The cloud of *mega mendung* comes from Cirebon on the north coast, where Chinese merchants brought the shape.

## What it should cost

For a *tulis* of two metres on good cotton expect more than a million rupiah, and do not bargain much: the dyer and the two women who drew it share that sum. A stamped one costs between two and four hundred thousand.

Wash it by hand with a mild soap, dry it in the shade, and it will be softer every year.`,
    image: 'hand-drawn-batik',
    days_ago: 1,
    draft: true,
  },
]
