import { type SQL, sql } from 'drizzle-orm'

/**
 * Counts the required questions without an answer, for queries on `bookings`. A question per traveller counts for
 * each traveller. Answers can be missing because a group names its travellers later, or because an editor added a
 * question after the booking. Questions of unpublished products do not count.
 */
export const unansweredQuestionCount: SQL<number> = sql<number>`(
  select count(*)::int
  from (
    select question.id, question.per::text as per from tours_booking_questions question
      join tours on tours.id = question._parent_id and tours._status = 'published'
      where question.is_required and question._parent_id = bookings.tour_id_id
    union all
    select question.id, question.per::text from airport_transfers_booking_questions question
      join airport_transfers on airport_transfers.id = question._parent_id and airport_transfers.status = 'active'
      where question.is_required and question._parent_id = bookings.transfer_id_id
    union all
    select question.id, question.per::text from car_rentals_booking_questions question
      join car_rentals on car_rentals.id = question._parent_id and car_rentals.status = 'active'
      where question.is_required and question._parent_id = bookings.rental_id_id
    union all
    select question.id, question.per::text from hotels_booking_questions question
      join hotels on hotels.id = question._parent_id and hotels._status = 'published'
      where question.is_required and question._parent_id = bookings.hotel_id_id
  ) question
  cross join lateral (
    select null as traveller where question.per = 'booking'
    union all
    select passenger ->> 'id' from jsonb_array_elements(
      case when jsonb_typeof(bookings.passenger_details) = 'array' then bookings.passenger_details else '[]' end
    ) passenger
      where question.per = 'traveller' and jsonb_typeof(passenger -> 'id') = 'string'
  ) asked
  where not exists (
    select 1 from jsonb_array_elements(
      case when jsonb_typeof(bookings.answers) = 'array' then bookings.answers else '[]' end
    ) answer
      where answer ->> 'question_id' = question.id and answer ->> 'traveller' is not distinct from asked.traveller
  )
)`
