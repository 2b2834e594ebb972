import { RelationCell as RelationCell_827f22e83094093c62fd75c3a24bfc05 } from '../../../payload-fixes/relation-cells/RelationCell.tsx'
import { TextCell as TextCell_8cd0d54b2d789c757b82a04b2361fc37 } from '../../../admin/values/cells.tsx'
import { TextListField as TextListField_5582ab5bc421c6894c07a574d05ba801 } from '../../../payload-fixes/inputs/TextListField.tsx'
import { DateCell as DateCell_8cd0d54b2d789c757b82a04b2361fc37 } from '../../../admin/values/cells.tsx'
import { LocalDateField as LocalDateField_f4ff2aaaaeb0d0c028a285cf6437edf7 } from '../../../admin/values/LocalDateField.tsx'
import { WholeNumberField as WholeNumberField_e78800b3f8d07046c08435d35e470033 } from '../../../fields/numbers/NumberFields.tsx'
import { WeekdaysField as WeekdaysField_644e3358b60da2ae97ac105846514c4a } from '../../../collections/content/Tours/departures/StartTimeFields.tsx'
import { StartTimePackages as StartTimePackages_644e3358b60da2ae97ac105846514c4a } from '../../../collections/content/Tours/departures/StartTimeFields.tsx'
import { StartTimeRow as StartTimeRow_644e3358b60da2ae97ac105846514c4a } from '../../../collections/content/Tours/departures/StartTimeFields.tsx'
import { CapacityWarning as CapacityWarning_32879e2ed3909e7dbadba7f3e1aa6494 } from '../../../collections/content/Tours/departures/CapacityWarning.tsx'
import { DepartureWeek as DepartureWeek_07f9c5a752d92d2094a9e3860e273f0f } from '../../../collections/content/Tours/departures/DepartureWeek.tsx'
import { TourRow as TourRow_3887ddb9777bbfdf8f02f911f8c181df } from '../../../collections/content/Tours/TourRow.tsx'
import { AmountCell as AmountCell_8cd0d54b2d789c757b82a04b2361fc37 } from '../../../admin/values/cells.tsx'
import { PriceField as PriceField_e78800b3f8d07046c08435d35e470033 } from '../../../fields/numbers/NumberFields.tsx'
import { SeasonDayField as SeasonDayField_9f0d2ae46021eb86ac5707c0630b0029 } from '../../../collections/content/Tours/prices/SeasonDayField.tsx'
import { DecimalField as DecimalField_e78800b3f8d07046c08435d35e470033 } from '../../../fields/numbers/NumberFields.tsx'
import { PackagePrices as PackagePrices_32e0c2ad4bbfc014259fc9fbfbbfc7d8 } from '../../../collections/content/Tours/prices/PackagePrices.tsx'
import { PackageRow as PackageRow_05a346e60abb6feb74ad23f5521f236f } from '../../../collections/content/Tours/prices/PackageRow.tsx'
import { NamedRow as NamedRow_92034cf6f77f52924e7fa0f9f8d4ee9d } from '../../../payload-fixes/rows/RowHeading.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CleanPasteFeature as CleanPasteFeature_835138bdfc13d1f4b694bf0689adfcb8 } from '../../../features/rich-text/CleanPaste.tsx'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { YesNoCell as YesNoCell_8cd0d54b2d789c757b82a04b2361fc37 } from '../../../admin/values/cells.tsx'
import { OptionalText as OptionalText_a0ac1f2951a74f3b4b92da735c992654 } from '../../../admin/values/OptionalText.tsx'
import { DraftFieldError as DraftFieldError_538c0983d261bd25bf8b3ba87e85856c } from '../../../payload-fixes/inputs/DraftFieldError.tsx'
import { StatusCell as StatusCell_8cd0d54b2d789c757b82a04b2361fc37 } from '../../../admin/values/cells.tsx'
import { SpreadsheetLink as SpreadsheetLink_955f23963279b2cf81282d9a3f798ee8 } from '../../../features/spreadsheets/admin/SpreadsheetLink.tsx'
import { PublishSelected as PublishSelected_b0cc7656f055d0d19ed98e03e6a7138f } from '../../../features/publishing/admin/PublishSelected.tsx'
import { KeepErrorsCurrent as KeepErrorsCurrent_744036cf095666ca99be082888ce4596 } from '../../../payload-fixes/form-errors/KeepErrorsCurrent.tsx'
import { RequestForgottenState as RequestForgottenState_6e25564022bfe54d711cde97a173dd67 } from '../../../payload-fixes/form-errors/RequestForgottenState.tsx'
import { StayModifiedAfterRefusal as StayModifiedAfterRefusal_d68db7ca6b5f7779755067f88d23eb03 } from '../../../payload-fixes/leaving/StayModifiedAfterRefusal.tsx'
import { MergeForm as MergeForm_10288eeb892ebc316ff30cfbc64818fa } from '../../../features/merging/admin/MergeSaves.tsx'
import { ConfirmBeforeBack as ConfirmBeforeBack_f751e2c82bd38441fdb37cbed25f2246 } from '../../../payload-fixes/leaving/GuardHistory.tsx'
import { GuardModifiedForm as GuardModifiedForm_394e4e22566b874ea4517fc0057fe70e } from '../../../payload-fixes/leaving/GuardDrawers.tsx'
import { ExpandNewRows as ExpandNewRows_50b8caee5b3ea5d9320422168aaeb1ba } from '../../../payload-fixes/rows/ExpandNewRows.tsx'
import { SyncDocumentData as SyncDocumentData_f9e7072bec8bbc24ef6e29591cd0be83 } from '../../../payload-fixes/drafts/SyncDocumentData.tsx'
import { FocusNextRow as FocusNextRow_f08c9016e8eb0510a177aedabd94be90 } from '../../../payload-fixes/rows/FocusNextRow.tsx'
import { AnnounceMoves as AnnounceMoves_9406b154b18f113f9379e74b673b547f } from '../../../payload-fixes/rows/AnnounceMoves.tsx'
import { DefaultToPublish as DefaultToPublish_73b21df6eefca39f927313a6b28fd956 } from '../../../payload-fixes/schedules/DefaultToPublish.tsx'
import { RestoreFocus as RestoreFocus_7923d6b846316a6b85f72472c0ce2141 } from '../../../payload-fixes/focus/RestoreFocus.tsx'
import { StatusWithSchedule as StatusWithSchedule_ae513b8ef5baa60a510e65c8feb5b787 } from '../../../features/scheduling/admin/StatusWithSchedule.tsx'
import { Unpublish as Unpublish_5cdc98ec95e85ef08c23c63cdd5ec9cf } from '../../../payload-fixes/drafts/Unpublish.tsx'
import { CalendarTab as CalendarTab_25390eddf301683ac095e74b68e3d65f } from '../../../features/tour-calendar/admin/CalendarPage.tsx'
import { PictureFile as PictureFile_78a9e1acdbe115388c9242b2754da42c } from '../../../collections/content/Media/PictureFile.tsx'
import { BookingSummary as BookingSummary_4b6df800321ef49032828e599c1d3a04 } from '../../../collections/records/Bookings/BookingSummary.tsx'
import { BookingContact as BookingContact_b00ef60c192130aed1b85ca9af04b400 } from '../../../collections/records/parts/BookingContact.tsx'
import { StateField as StateField_2ed712645faf7155041b4124c6f77c66 } from '../../../collections/records/parts/StateField.tsx'
import { PickupDayField as PickupDayField_8f3186c69313339e489621ed1fcaf6a7 } from '../../../collections/records/Bookings/PickupDayField.tsx'
import { PickupWarning as PickupWarning_0c000149fa921b48e61ec93bf4664532 } from '../../../collections/records/Bookings/PickupWarning.tsx'
import { PickupZoneField as PickupZoneField_240b54e71e3945da896313fbc52541d1 } from '../../../collections/records/Bookings/PickupZoneField.tsx'
import { PaidSurcharge as PaidSurcharge_77f1d55bc1e32ea4d6f08dfc59e466b9 } from '../../../collections/records/Bookings/PaidSurcharge.tsx'
import { TripLink as TripLink_f994c7bd07f81274584b09ed6158b703 } from '../../../collections/records/Bookings/TripLink.tsx'
import { CalendarLink as CalendarLink_d623d46f9c21d20ca164353a249c4796 } from '../../../collections/records/stock/CalendarLink.tsx'
import { AmountText as AmountText_c620a5a5e17154c9c676ba8858968400 } from '../../../admin/values/TextOutput.tsx'
import { TravellersField as TravellersField_82a0418cf1df0efe97d0811d0d5ae431 } from '../../../collections/records/Bookings/TravellersField.tsx'
import { AnswersField as AnswersField_3421398eb92c0ff698a71dc0e2413d74 } from '../../../collections/records/Bookings/AnswersField.tsx'
import { InstantText as InstantText_c620a5a5e17154c9c676ba8858968400 } from '../../../admin/values/TextOutput.tsx'
import { RecordField as RecordField_0a170c79bc0cf4615cea99e4c319b800 } from '../../../admin/values/RecordField.tsx'
import { ConfirmCancelling as ConfirmCancelling_413dbebff3d28ca4488ce743006f9664 } from '../../../collections/records/Bookings/ConfirmCancelling.tsx'
import { StaffNote as StaffNote_e84b14d75845498de5f01a04416b2348 } from '../../../collections/records/parts/StaffNote.tsx'
import { CancelOrder as CancelOrder_5ee3b15623e0bfbb77b21b2fa9e35f2b } from '../../../collections/records/Invoices/CancelOrder.tsx'
import { ConfirmSettling as ConfirmSettling_b4a408b2425fbfc7fd7e3ff822193a89 } from '../../../collections/records/parts/ConfirmSettling.tsx'
import { StartTimeField as StartTimeField_ae5c0ccccdc0add6fadf8ad84ff89b38 } from '../../../collections/records/stock/StartTimeField.tsx'
import { BookedWarning as BookedWarning_4c1bd90885a6e4ad66e7931603917de5 } from '../../../collections/records/stock/BookedWarning.tsx'
import { RoomField as RoomField_5afc7eae49a4a91f25bb67b7ee1ecf2f } from '../../../collections/records/stock/RoomField.tsx'
import { CurrentPassword as CurrentPassword_0f07300b34e7a61b481ec636ee077dfa } from '../../../fields/current-password/CurrentPassword.tsx'
import { TravellerPhoto as TravellerPhoto_ae09b0ac25dda0e70618f4ef6c9245f6 } from '../../../collections/records/Travellers/TravellerPhoto.tsx'
import { IdentityReview as IdentityReview_66883a2428a8934af8828d7200d7a6ec } from '../../../collections/records/IdentityDocuments/IdentityReview.tsx'
import { ChoiceField as ChoiceField_bff03543c05547173685628d9de63026 } from '../../../payload-fixes/inputs/ChoiceField.tsx'
import { Reviewer as Reviewer_473cbab7f09b79e0b2b564d36af66d64 } from '../../../collections/records/IdentityDocuments/Reviewer.tsx'
import { DocumentsNotice as DocumentsNotice_eec4c3cea81068606c0c23e7a14f3f3a } from '../../../features/two-step/admin/DocumentsNotice.tsx'
import { AccessCell as AccessCell_1873ff75e8d7875d9d5c3d8090985dea } from '../../../features/invitations/admin/AccessField.tsx'
import { AccessField as AccessField_1873ff75e8d7875d9d5c3d8090985dea } from '../../../features/invitations/admin/AccessField.tsx'
import { TwoStepCell as TwoStepCell_ae98395cb7cf8747f7809853cc97da35 } from '../../../features/two-step/admin/TwoStepField.tsx'
import { TwoStepField as TwoStepField_ae98395cb7cf8747f7809853cc97da35 } from '../../../features/two-step/admin/TwoStepField.tsx'
import { EventAmountCell as EventAmountCell_9f067aad451db25e86e44ecbedb4d753 } from '../../../collections/records/PaymentEvents/EventCells.tsx'
import { EventKindCell as EventKindCell_9f067aad451db25e86e44ecbedb4d753 } from '../../../collections/records/PaymentEvents/EventCells.tsx'
import { EventKind as EventKind_a2ad0e8b3d4ef0a568a91e1ec83b0d5e } from '../../../collections/records/PaymentEvents/EventKind.tsx'
import { ResendMail as ResendMail_6aa21c135f30a36c32c82398b0a28eb7 } from '../../../collections/records/OutgoingMails/ResendMail.tsx'
import { MailKindCell as MailKindCell_79efe03ef08e5a0462fb7bdabfdc8d10 } from '../../../collections/records/OutgoingMails/MailKindCell.tsx'
import { MailKind as MailKind_d33692167a1be80ab064f75b3ea964c5 } from '../../../collections/records/OutgoingMails/MailKind.tsx'
import { AuditedEntry as AuditedEntry_0bd35abf1892879803a4ae608aa6a874 } from '../../../features/audit/admin/AuditedEntry.tsx'
import { ChoiceText as ChoiceText_ca923660cba416ee30345eff1f41c5c2 } from '../../../features/audit/admin/ChoiceText.tsx'
import { ChangesCell as ChangesCell_a4973d1077af70152943b7f852a0df73 } from '../../../features/audit/admin/Changes.tsx'
import { ChangesText as ChangesText_a4973d1077af70152943b7f852a0df73 } from '../../../features/audit/admin/Changes.tsx'
import { RateField as RateField_e78800b3f8d07046c08435d35e470033 } from '../../../fields/numbers/NumberFields.tsx'
import { Icon as Icon_d11136bd1dc0e09536edfb2f317b3ce2 } from '../../../admin/brand/Mark.tsx'
import { Logo as Logo_d11136bd1dc0e09536edfb2f317b3ce2 } from '../../../admin/brand/Mark.tsx'
import { SiteStatus as SiteStatus_8fdc186d051a5700b1d2a35896862af6 } from '../../../features/publishing/admin/SitePublishing.tsx'
import { PasskeySignIn as PasskeySignIn_fa594ea12b6be7be68aa54a0cffdb738 } from '../../../features/two-step/admin/PasskeyButton.tsx'
import { ContinueSignIn as ContinueSignIn_8b59603a9fd452f811181c8203c13916 } from '../../../features/two-step/admin/ContinueSignIn.tsx'
import { OfficeLinks as OfficeLinks_970c085494749c23d7186608800c18d6 } from '../../../features/office/admin/OfficeLinks.tsx'
import { BaliDates as BaliDates_20c89be831e7daab8f8deb6183268f84 } from '../../../payload-fixes/bali-dates/BaliDates.tsx'
import { ShowScheduleErrors as ShowScheduleErrors_85e9042acc13ac1b6b8d459bbe1771d3 } from '../../../payload-fixes/schedules/ShowScheduleErrors.tsx'
import { ReportLostResponses as ReportLostResponses_c781a14ad846a90465da642ade61f446 } from '../../../payload-fixes/lost-responses/ReportLostResponses.tsx'
import { MergeSaves as MergeSaves_10288eeb892ebc316ff30cfbc64818fa } from '../../../features/merging/admin/MergeSaves.tsx'
import { TrackFormResponses as TrackFormResponses_52b56fb661ac1ffc6b839b51f26a0612 } from '../../../payload-fixes/form-errors/TrackFormResponses.tsx'
import { PreserveRowValues as PreserveRowValues_59ba5adba2b638198a252a3153e7324f } from '../../../payload-fixes/rows/PreserveRowValues.tsx'
import { GuardHistory as GuardHistory_f751e2c82bd38441fdb37cbed25f2246 } from '../../../payload-fixes/leaving/GuardHistory.tsx'
import { GuardDrawers as GuardDrawers_394e4e22566b874ea4517fc0057fe70e } from '../../../payload-fixes/leaving/GuardDrawers.tsx'
import { ReportFiles as ReportFiles_dae88a0293007be050b425a5578d7b45 } from '../../../payload-fixes/bulk-upload/ReportFiles.tsx'
import { NameControls as NameControls_92ea4dd71cd6ce01f9a0edbfde67b358 } from '../../../payload-fixes/inputs/NameControls.tsx'
import { StartPage as StartPage_b791c2278e945658deafe3ff321a150e } from '../../../features/start/admin/StartPage.tsx'
import { ForgotPassword as ForgotPassword_760589048c99b79524ea83da0d9f9cc5 } from '../../../features/sign-in/ForgotPassword.tsx'
import { CalendarPage as CalendarPage_25390eddf301683ac095e74b68e3d65f } from '../../../features/tour-calendar/admin/CalendarPage.tsx'
import { WelcomePage as WelcomePage_2947aebed0f51bea711bc7151c78c305 } from '../../../features/invitations/admin/WelcomePage.tsx'
import { SecondStepPage as SecondStepPage_0bbcaff2ec8b75dbe4aa4c5afdea0c59 } from '../../../features/two-step/admin/SecondStepPage.tsx'
import { SecurityPage as SecurityPage_9ba2ea50e21a3c0c515e0ae52ed648e2 } from '../../../features/two-step/admin/SecurityPage.tsx'
import { BookingsByDay as BookingsByDay_85c3e179245f795ad51a469a209bb84c } from '../../../features/office/admin/BookingsByDay.tsx'
import { ReportsPage as ReportsPage_62ae157de027cdc39ab97695e1ea7ab5 } from '../../../features/reports/admin/ReportsPage.tsx'
import { SpreadsheetPage as SpreadsheetPage_e2b467013c90601dc4cd882a08574b18 } from '../../../features/spreadsheets/admin/SpreadsheetPage.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { ClosePreview as ClosePreview_52202597d3edc0ef0a06cdd219893c1d } from '../../../features/preview/ClosePreview.tsx'
import { PreviewDate as PreviewDate_5fe38b35a15f08289a3623a194c7e8d7 } from '../../../features/preview/PreviewDate.tsx'

/** @type import('payload').ImportMap */
export const importMap = {
  "/payload-fixes/relation-cells/RelationCell.tsx#RelationCell": RelationCell_827f22e83094093c62fd75c3a24bfc05,
  "/admin/values/cells.tsx#TextCell": TextCell_8cd0d54b2d789c757b82a04b2361fc37,
  "/payload-fixes/inputs/TextListField.tsx#TextListField": TextListField_5582ab5bc421c6894c07a574d05ba801,
  "/admin/values/cells.tsx#DateCell": DateCell_8cd0d54b2d789c757b82a04b2361fc37,
  "/admin/values/LocalDateField.tsx#LocalDateField": LocalDateField_f4ff2aaaaeb0d0c028a285cf6437edf7,
  "/fields/numbers/NumberFields.tsx#WholeNumberField": WholeNumberField_e78800b3f8d07046c08435d35e470033,
  "/collections/content/Tours/departures/StartTimeFields.tsx#WeekdaysField": WeekdaysField_644e3358b60da2ae97ac105846514c4a,
  "/collections/content/Tours/departures/StartTimeFields.tsx#StartTimePackages": StartTimePackages_644e3358b60da2ae97ac105846514c4a,
  "/collections/content/Tours/departures/StartTimeFields.tsx#StartTimeRow": StartTimeRow_644e3358b60da2ae97ac105846514c4a,
  "/collections/content/Tours/departures/CapacityWarning.tsx#CapacityWarning": CapacityWarning_32879e2ed3909e7dbadba7f3e1aa6494,
  "/collections/content/Tours/departures/DepartureWeek.tsx#DepartureWeek": DepartureWeek_07f9c5a752d92d2094a9e3860e273f0f,
  "/collections/content/Tours/TourRow.tsx#TourRow": TourRow_3887ddb9777bbfdf8f02f911f8c181df,
  "/admin/values/cells.tsx#AmountCell": AmountCell_8cd0d54b2d789c757b82a04b2361fc37,
  "/fields/numbers/NumberFields.tsx#PriceField": PriceField_e78800b3f8d07046c08435d35e470033,
  "/collections/content/Tours/prices/SeasonDayField.tsx#SeasonDayField": SeasonDayField_9f0d2ae46021eb86ac5707c0630b0029,
  "/fields/numbers/NumberFields.tsx#DecimalField": DecimalField_e78800b3f8d07046c08435d35e470033,
  "/collections/content/Tours/prices/PackagePrices.tsx#PackagePrices": PackagePrices_32e0c2ad4bbfc014259fc9fbfbbfc7d8,
  "/collections/content/Tours/prices/PackageRow.tsx#PackageRow": PackageRow_05a346e60abb6feb74ad23f5521f236f,
  "/payload-fixes/rows/RowHeading.tsx#NamedRow": NamedRow_92034cf6f77f52924e7fa0f9f8d4ee9d,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/features/rich-text/CleanPaste.tsx#CleanPasteFeature": CleanPasteFeature_835138bdfc13d1f4b694bf0689adfcb8,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/values/cells.tsx#YesNoCell": YesNoCell_8cd0d54b2d789c757b82a04b2361fc37,
  "/admin/values/OptionalText.tsx#OptionalText": OptionalText_a0ac1f2951a74f3b4b92da735c992654,
  "/payload-fixes/inputs/DraftFieldError.tsx#DraftFieldError": DraftFieldError_538c0983d261bd25bf8b3ba87e85856c,
  "/admin/values/cells.tsx#StatusCell": StatusCell_8cd0d54b2d789c757b82a04b2361fc37,
  "/features/spreadsheets/admin/SpreadsheetLink.tsx#SpreadsheetLink": SpreadsheetLink_955f23963279b2cf81282d9a3f798ee8,
  "/features/publishing/admin/PublishSelected.tsx#PublishSelected": PublishSelected_b0cc7656f055d0d19ed98e03e6a7138f,
  "/payload-fixes/form-errors/KeepErrorsCurrent.tsx#KeepErrorsCurrent": KeepErrorsCurrent_744036cf095666ca99be082888ce4596,
  "/payload-fixes/form-errors/RequestForgottenState.tsx#RequestForgottenState": RequestForgottenState_6e25564022bfe54d711cde97a173dd67,
  "/payload-fixes/leaving/StayModifiedAfterRefusal.tsx#StayModifiedAfterRefusal": StayModifiedAfterRefusal_d68db7ca6b5f7779755067f88d23eb03,
  "/features/merging/admin/MergeSaves.tsx#MergeForm": MergeForm_10288eeb892ebc316ff30cfbc64818fa,
  "/payload-fixes/leaving/GuardHistory.tsx#ConfirmBeforeBack": ConfirmBeforeBack_f751e2c82bd38441fdb37cbed25f2246,
  "/payload-fixes/leaving/GuardDrawers.tsx#GuardModifiedForm": GuardModifiedForm_394e4e22566b874ea4517fc0057fe70e,
  "/payload-fixes/rows/ExpandNewRows.tsx#ExpandNewRows": ExpandNewRows_50b8caee5b3ea5d9320422168aaeb1ba,
  "/payload-fixes/drafts/SyncDocumentData.tsx#SyncDocumentData": SyncDocumentData_f9e7072bec8bbc24ef6e29591cd0be83,
  "/payload-fixes/rows/FocusNextRow.tsx#FocusNextRow": FocusNextRow_f08c9016e8eb0510a177aedabd94be90,
  "/payload-fixes/rows/AnnounceMoves.tsx#AnnounceMoves": AnnounceMoves_9406b154b18f113f9379e74b673b547f,
  "/payload-fixes/schedules/DefaultToPublish.tsx#DefaultToPublish": DefaultToPublish_73b21df6eefca39f927313a6b28fd956,
  "/payload-fixes/focus/RestoreFocus.tsx#RestoreFocus": RestoreFocus_7923d6b846316a6b85f72472c0ce2141,
  "/features/scheduling/admin/StatusWithSchedule.tsx#StatusWithSchedule": StatusWithSchedule_ae513b8ef5baa60a510e65c8feb5b787,
  "/payload-fixes/drafts/Unpublish.tsx#Unpublish": Unpublish_5cdc98ec95e85ef08c23c63cdd5ec9cf,
  "/features/tour-calendar/admin/CalendarPage.tsx#CalendarTab": CalendarTab_25390eddf301683ac095e74b68e3d65f,
  "/collections/content/Media/PictureFile.tsx#PictureFile": PictureFile_78a9e1acdbe115388c9242b2754da42c,
  "/collections/records/Bookings/BookingSummary.tsx#BookingSummary": BookingSummary_4b6df800321ef49032828e599c1d3a04,
  "/collections/records/parts/BookingContact.tsx#BookingContact": BookingContact_b00ef60c192130aed1b85ca9af04b400,
  "/collections/records/parts/StateField.tsx#StateField": StateField_2ed712645faf7155041b4124c6f77c66,
  "/collections/records/Bookings/PickupDayField.tsx#PickupDayField": PickupDayField_8f3186c69313339e489621ed1fcaf6a7,
  "/collections/records/Bookings/PickupWarning.tsx#PickupWarning": PickupWarning_0c000149fa921b48e61ec93bf4664532,
  "/collections/records/Bookings/PickupZoneField.tsx#PickupZoneField": PickupZoneField_240b54e71e3945da896313fbc52541d1,
  "/collections/records/Bookings/PaidSurcharge.tsx#PaidSurcharge": PaidSurcharge_77f1d55bc1e32ea4d6f08dfc59e466b9,
  "/collections/records/Bookings/TripLink.tsx#TripLink": TripLink_f994c7bd07f81274584b09ed6158b703,
  "/collections/records/stock/CalendarLink.tsx#CalendarLink": CalendarLink_d623d46f9c21d20ca164353a249c4796,
  "/admin/values/TextOutput.tsx#AmountText": AmountText_c620a5a5e17154c9c676ba8858968400,
  "/collections/records/Bookings/TravellersField.tsx#TravellersField": TravellersField_82a0418cf1df0efe97d0811d0d5ae431,
  "/collections/records/Bookings/AnswersField.tsx#AnswersField": AnswersField_3421398eb92c0ff698a71dc0e2413d74,
  "/admin/values/TextOutput.tsx#InstantText": InstantText_c620a5a5e17154c9c676ba8858968400,
  "/admin/values/RecordField.tsx#RecordField": RecordField_0a170c79bc0cf4615cea99e4c319b800,
  "/collections/records/Bookings/ConfirmCancelling.tsx#ConfirmCancelling": ConfirmCancelling_413dbebff3d28ca4488ce743006f9664,
  "/collections/records/parts/StaffNote.tsx#StaffNote": StaffNote_e84b14d75845498de5f01a04416b2348,
  "/collections/records/Invoices/CancelOrder.tsx#CancelOrder": CancelOrder_5ee3b15623e0bfbb77b21b2fa9e35f2b,
  "/collections/records/parts/ConfirmSettling.tsx#ConfirmSettling": ConfirmSettling_b4a408b2425fbfc7fd7e3ff822193a89,
  "/collections/records/stock/StartTimeField.tsx#StartTimeField": StartTimeField_ae5c0ccccdc0add6fadf8ad84ff89b38,
  "/collections/records/stock/BookedWarning.tsx#BookedWarning": BookedWarning_4c1bd90885a6e4ad66e7931603917de5,
  "/collections/records/stock/RoomField.tsx#RoomField": RoomField_5afc7eae49a4a91f25bb67b7ee1ecf2f,
  "/fields/current-password/CurrentPassword.tsx#CurrentPassword": CurrentPassword_0f07300b34e7a61b481ec636ee077dfa,
  "/collections/records/Travellers/TravellerPhoto.tsx#TravellerPhoto": TravellerPhoto_ae09b0ac25dda0e70618f4ef6c9245f6,
  "/collections/records/IdentityDocuments/IdentityReview.tsx#IdentityReview": IdentityReview_66883a2428a8934af8828d7200d7a6ec,
  "/payload-fixes/inputs/ChoiceField.tsx#ChoiceField": ChoiceField_bff03543c05547173685628d9de63026,
  "/collections/records/IdentityDocuments/Reviewer.tsx#Reviewer": Reviewer_473cbab7f09b79e0b2b564d36af66d64,
  "/features/two-step/admin/DocumentsNotice.tsx#DocumentsNotice": DocumentsNotice_eec4c3cea81068606c0c23e7a14f3f3a,
  "/features/invitations/admin/AccessField.tsx#AccessCell": AccessCell_1873ff75e8d7875d9d5c3d8090985dea,
  "/features/invitations/admin/AccessField.tsx#AccessField": AccessField_1873ff75e8d7875d9d5c3d8090985dea,
  "/features/two-step/admin/TwoStepField.tsx#TwoStepCell": TwoStepCell_ae98395cb7cf8747f7809853cc97da35,
  "/features/two-step/admin/TwoStepField.tsx#TwoStepField": TwoStepField_ae98395cb7cf8747f7809853cc97da35,
  "/collections/records/PaymentEvents/EventCells.tsx#EventAmountCell": EventAmountCell_9f067aad451db25e86e44ecbedb4d753,
  "/collections/records/PaymentEvents/EventCells.tsx#EventKindCell": EventKindCell_9f067aad451db25e86e44ecbedb4d753,
  "/collections/records/PaymentEvents/EventKind.tsx#EventKind": EventKind_a2ad0e8b3d4ef0a568a91e1ec83b0d5e,
  "/collections/records/OutgoingMails/ResendMail.tsx#ResendMail": ResendMail_6aa21c135f30a36c32c82398b0a28eb7,
  "/collections/records/OutgoingMails/MailKindCell.tsx#MailKindCell": MailKindCell_79efe03ef08e5a0462fb7bdabfdc8d10,
  "/collections/records/OutgoingMails/MailKind.tsx#MailKind": MailKind_d33692167a1be80ab064f75b3ea964c5,
  "/features/audit/admin/AuditedEntry.tsx#AuditedEntry": AuditedEntry_0bd35abf1892879803a4ae608aa6a874,
  "/features/audit/admin/ChoiceText.tsx#ChoiceText": ChoiceText_ca923660cba416ee30345eff1f41c5c2,
  "/features/audit/admin/Changes.tsx#ChangesCell": ChangesCell_a4973d1077af70152943b7f852a0df73,
  "/features/audit/admin/Changes.tsx#ChangesText": ChangesText_a4973d1077af70152943b7f852a0df73,
  "/fields/numbers/NumberFields.tsx#RateField": RateField_e78800b3f8d07046c08435d35e470033,
  "/admin/brand/Mark.tsx#Icon": Icon_d11136bd1dc0e09536edfb2f317b3ce2,
  "/admin/brand/Mark.tsx#Logo": Logo_d11136bd1dc0e09536edfb2f317b3ce2,
  "/features/publishing/admin/SitePublishing.tsx#SiteStatus": SiteStatus_8fdc186d051a5700b1d2a35896862af6,
  "/features/two-step/admin/PasskeyButton.tsx#PasskeySignIn": PasskeySignIn_fa594ea12b6be7be68aa54a0cffdb738,
  "/features/two-step/admin/ContinueSignIn.tsx#ContinueSignIn": ContinueSignIn_8b59603a9fd452f811181c8203c13916,
  "/features/office/admin/OfficeLinks.tsx#OfficeLinks": OfficeLinks_970c085494749c23d7186608800c18d6,
  "/payload-fixes/bali-dates/BaliDates.tsx#BaliDates": BaliDates_20c89be831e7daab8f8deb6183268f84,
  "/payload-fixes/schedules/ShowScheduleErrors.tsx#ShowScheduleErrors": ShowScheduleErrors_85e9042acc13ac1b6b8d459bbe1771d3,
  "/payload-fixes/lost-responses/ReportLostResponses.tsx#ReportLostResponses": ReportLostResponses_c781a14ad846a90465da642ade61f446,
  "/features/merging/admin/MergeSaves.tsx#MergeSaves": MergeSaves_10288eeb892ebc316ff30cfbc64818fa,
  "/payload-fixes/form-errors/TrackFormResponses.tsx#TrackFormResponses": TrackFormResponses_52b56fb661ac1ffc6b839b51f26a0612,
  "/payload-fixes/rows/PreserveRowValues.tsx#PreserveRowValues": PreserveRowValues_59ba5adba2b638198a252a3153e7324f,
  "/payload-fixes/leaving/GuardHistory.tsx#GuardHistory": GuardHistory_f751e2c82bd38441fdb37cbed25f2246,
  "/payload-fixes/leaving/GuardDrawers.tsx#GuardDrawers": GuardDrawers_394e4e22566b874ea4517fc0057fe70e,
  "/payload-fixes/bulk-upload/ReportFiles.tsx#ReportFiles": ReportFiles_dae88a0293007be050b425a5578d7b45,
  "/payload-fixes/inputs/NameControls.tsx#NameControls": NameControls_92ea4dd71cd6ce01f9a0edbfde67b358,
  "/features/start/admin/StartPage.tsx#StartPage": StartPage_b791c2278e945658deafe3ff321a150e,
  "/features/sign-in/ForgotPassword.tsx#ForgotPassword": ForgotPassword_760589048c99b79524ea83da0d9f9cc5,
  "/features/tour-calendar/admin/CalendarPage.tsx#CalendarPage": CalendarPage_25390eddf301683ac095e74b68e3d65f,
  "/features/invitations/admin/WelcomePage.tsx#WelcomePage": WelcomePage_2947aebed0f51bea711bc7151c78c305,
  "/features/two-step/admin/SecondStepPage.tsx#SecondStepPage": SecondStepPage_0bbcaff2ec8b75dbe4aa4c5afdea0c59,
  "/features/two-step/admin/SecurityPage.tsx#SecurityPage": SecurityPage_9ba2ea50e21a3c0c515e0ae52ed648e2,
  "/features/office/admin/BookingsByDay.tsx#BookingsByDay": BookingsByDay_85c3e179245f795ad51a469a209bb84c,
  "/features/reports/admin/ReportsPage.tsx#ReportsPage": ReportsPage_62ae157de027cdc39ab97695e1ea7ab5,
  "/features/spreadsheets/admin/SpreadsheetPage.tsx#SpreadsheetPage": SpreadsheetPage_e2b467013c90601dc4cd882a08574b18,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/features/preview/ClosePreview.tsx#ClosePreview": ClosePreview_52202597d3edc0ef0a06cdd219893c1d,
  "/features/preview/PreviewDate.tsx#PreviewDate": PreviewDate_5fe38b35a15f08289a3623a194c7e8d7
}
