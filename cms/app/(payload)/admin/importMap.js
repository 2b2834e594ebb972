import { RelationCell as RelationCell_c5d10530daf81565f88b647fe62e9c63 } from '../../../admin/relations/RelationCell.tsx'
import { TextCell as TextCell_d0bf23ec7d484593df25be7400e9eed3 } from '../../../admin/TextCell.tsx'
import { TextListField as TextListField_a38777ce3d57b224db1e9d507b3779d3 } from '../../../admin/TextListField.tsx'
import { DateCell as DateCell_90757ae2aef59d3abe3fc674cd497dfd } from '../../../admin/DateCell.tsx'
import { LocalDateField as LocalDateField_3b56399665f15b77b0992778ff7abe7a } from '../../../admin/LocalDateField.tsx'
import { WholeNumberField as WholeNumberField_732bfa51ac05447bcabe71931075f0b5 } from '../../../admin/WholeNumberField.tsx'
import { TourRow as TourRow_d5e5bc27777d0aaadde124a102181084 } from '../../../admin/tours/TourRow.tsx'
import { AmountCell as AmountCell_4972c6776a75b80bae014339ce1fc0c4 } from '../../../admin/AmountCell.tsx'
import { PriceField as PriceField_3e95ceeb05db6ecd88f07d314621c0e3 } from '../../../admin/PriceField.tsx'
import { PackagePrices as PackagePrices_f8a7337db541e328a983e69ef86bc157 } from '../../../admin/tours/PackagePrices.tsx'
import { PackageRow as PackageRow_66c640d0f2fd941269d2dbc1711492ea } from '../../../admin/tours/PackageRow.tsx'
import { NamedRow as NamedRow_41c6409a78979745356ec7d1956cdacf } from '../../../admin/NamedRow.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CleanPasteFeature as CleanPasteFeature_921da9fc1183db4f87d7ccec6236dce5 } from '../../../admin/paste/CleanPasteFeature.tsx'
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
import { OptionalText as OptionalText_4b6d6970a56cbd4e1f9f5b8f94777e83 } from '../../../admin/OptionalText.tsx'
import { DraftFieldError as DraftFieldError_bcabf448d8d4b9a5f14ec89d44cface6 } from '../../../admin/DraftFieldError.tsx'
import { YesNoCell as YesNoCell_99692fabf5980d094423d8e1382e61f1 } from '../../../admin/YesNoCell.tsx'
import { DecimalField as DecimalField_b8fa4aaf956c54e1209d24e6da03019d } from '../../../admin/DecimalField.tsx'
import { StatusCell as StatusCell_7f20d1fb55491058e0ddf4edf0f0c4c6 } from '../../../admin/StatusCell.tsx'
import { SpreadsheetLink as SpreadsheetLink_a980c04cbeae76cb7227d7f0df8e1766 } from '../../../admin/spreadsheets/SpreadsheetLink.tsx'
import { PublishSelected as PublishSelected_1b7e55d1a9fc564af16c6585cabb4928 } from '../../../admin/publishing/PublishSelected.tsx'
import { KeepErrorsCurrent as KeepErrorsCurrent_515a2934229d38ea60234fda6c9d575a } from '../../../admin/form-errors/KeepErrorsCurrent.tsx'
import { RequestForgottenState as RequestForgottenState_fa82e16f33f8307b385d7c84b7a704ab } from '../../../admin/form-errors/RequestForgottenState.tsx'
import { StayModifiedAfterRefusal as StayModifiedAfterRefusal_d2a947eef7658de0fb2a73bc119a5b27 } from '../../../admin/StayModifiedAfterRefusal.tsx'
import { MergeForm as MergeForm_2fc4ff617afbde858d1e04399b1d7aab } from '../../../admin/merging/MergeForm.tsx'
import { ConfirmBeforeBack as ConfirmBeforeBack_df2ba7f639d67caf77d54bfc619571a1 } from '../../../admin/leaving/ConfirmBeforeBack.tsx'
import { ConfirmBeforeClosing as ConfirmBeforeClosing_115988f60b61378748f14b6a127f342a } from '../../../admin/leaving/ConfirmBeforeClosing.tsx'
import { ExpandNewRows as ExpandNewRows_78e07cafa629c045b908ebc6211558d8 } from '../../../admin/ExpandNewRows.tsx'
import { SyncDocumentData as SyncDocumentData_817b8f277343a42a1ca18f45fc6fa9ea } from '../../../admin/SyncDocumentData.tsx'
import { FocusNextRow as FocusNextRow_12e991afad8763539c6e23641995c2bc } from '../../../admin/FocusNextRow.tsx'
import { DefaultToPublish as DefaultToPublish_0e525068232d77ea280da4811dab4159 } from '../../../admin/scheduling/DefaultToPublish.tsx'
import { StatusWithSchedule as StatusWithSchedule_68763058aff0e3a5a1f3b2263273254a } from '../../../admin/scheduling/StatusWithSchedule.tsx'
import { Unpublish as Unpublish_df83a240d871ad41e7af0c6674261002 } from '../../../admin/Unpublish.tsx'
import { CalendarTab as CalendarTab_9adba813eb99d435180a0a87d813fe78 } from '../../../admin/tours/CalendarTab.tsx'
import { PictureFile as PictureFile_4530fab5e1863a6c40acc678947e0a8c } from '../../../admin/PictureFile.tsx'
import { BookingSummary as BookingSummary_53896122e8c6a063502dc275aa13d3d0 } from '../../../admin/office/BookingSummary.tsx'
import { BookingContact as BookingContact_2fc419238e7c282f38f0cc3739a7152e } from '../../../admin/office/BookingContact.tsx'
import { StateField as StateField_add1b31a6fa3ac7b7d062aa7eff5274a } from '../../../admin/office/StateField.tsx'
import { CalendarLink as CalendarLink_65c52a9b91de37d4df84aa24e3f649f4 } from '../../../admin/tours/CalendarLink.tsx'
import { RecordField as RecordField_6e22c14c41447e903d31ade33d4177b1 } from '../../../admin/RecordField.tsx'
import { InstantText as InstantText_7d32c2bd2cac72b74c7fa532f65b83df } from '../../../admin/InstantText.tsx'
import { AmountText as AmountText_a95bfc0b036a4c96a9517a154a0e5a29 } from '../../../admin/AmountText.tsx'
import { ConfirmCancelling as ConfirmCancelling_8664771776956968be8f17e8a818b96e } from '../../../admin/office/ConfirmCancelling.tsx'
import { StaffNote as StaffNote_1f973a03b27a5a6c35c794066ad6fee5 } from '../../../admin/office/StaffNote.tsx'
import { CancelOrder as CancelOrder_7083782578b77291eba82d081a761c88 } from '../../../admin/office/CancelOrder.tsx'
import { ConfirmSettling as ConfirmSettling_f8ba021ccc89ddfe6570dd774230733d } from '../../../admin/office/ConfirmSettling.tsx'
import { RoomField as RoomField_08d821e4e394616238ad0ac3272f6108 } from '../../../admin/RoomField.tsx'
import { CurrentPassword as CurrentPassword_d30f38f77044f8f9ff3cb39e69b2963b } from '../../../admin/CurrentPassword.tsx'
import { TravellerPhoto as TravellerPhoto_ce47eca2ebb7b4c65fbeccf94c563e28 } from '../../../admin/TravellerPhoto.tsx'
import { IdentityReview as IdentityReview_179ebeb8bcad26b349d76e672f2bf627 } from '../../../admin/IdentityReview.tsx'
import { ChoiceField as ChoiceField_f928f85a12d94ac00fe14ec62eb18cd8 } from '../../../admin/ChoiceField.tsx'
import { Reviewer as Reviewer_df8f62700a54b39229aa621ef8afecde } from '../../../admin/Reviewer.tsx'
import { AccessCell as AccessCell_665705a131931db9512c43b41ce2c925 } from '../../../admin/invitations/AccessCell.tsx'
import { AccessField as AccessField_87f9193afc58d136bb1430df0700dd58 } from '../../../admin/invitations/AccessField.tsx'
import { EventAmountCell as EventAmountCell_5a48b6011553a2fe1c99f55210a02649 } from '../../../admin/office/EventAmountCell.tsx'
import { EventKindCell as EventKindCell_b040a86033d81e0f7c247468a03dc19d } from '../../../admin/office/EventKindCell.tsx'
import { EventKind as EventKind_86033c75a8b95da68db94d7b3df8f8ee } from '../../../admin/office/EventKind.tsx'
import { ResendMail as ResendMail_09538617fa69908f6af2138dcfd88925 } from '../../../admin/office/ResendMail.tsx'
import { MailKindCell as MailKindCell_028728cb46007e358d3c61ebb9e4e5df } from '../../../admin/office/MailKindCell.tsx'
import { MailKind as MailKind_49b8df5c884a37e80e180334b82a3454 } from '../../../admin/office/MailKind.tsx'
import { AuditedEntry as AuditedEntry_adadb59759414e834e6461fef4f81883 } from '../../../admin/audit/AuditedEntry.tsx'
import { ChoiceText as ChoiceText_c4091ee52a6c34d1a43d13270a80ed27 } from '../../../admin/audit/ChoiceText.tsx'
import { ChangesCell as ChangesCell_b208eb321e1a3fb746ab62551be072a0 } from '../../../admin/audit/ChangesCell.tsx'
import { ChangesText as ChangesText_de380ca3c621cbda64ba315297a2136e } from '../../../admin/audit/ChangesText.tsx'
import { RateField as RateField_030cc8b454005a1411d0562cf51b2911 } from '../../../admin/RateField.tsx'
import { Icon as Icon_d11136bd1dc0e09536edfb2f317b3ce2 } from '../../../admin/brand/Mark.tsx'
import { Logo as Logo_d11136bd1dc0e09536edfb2f317b3ce2 } from '../../../admin/brand/Mark.tsx'
import { SiteStatus as SiteStatus_2857db5d60693870afe4a63fb81722ce } from '../../../admin/publishing/SiteStatus.tsx'
import { OfficeLinks as OfficeLinks_d05817b1ae23ce64fb4ae4045936df18 } from '../../../admin/office/OfficeLinks.tsx'
import { BaliDates as BaliDates_10784d9418d720e8dffcaae081be924b } from '../../../admin/bali-dates/BaliDates.tsx'
import { ShowScheduleErrors as ShowScheduleErrors_01d3d254c875abd1eb7687c0a6fcf38a } from '../../../admin/scheduling/ShowScheduleErrors.tsx'
import { ReportLostResponses as ReportLostResponses_ffa2f2aa29dac6169d352413db0faea7 } from '../../../admin/lost-responses/ReportLostResponses.tsx'
import { MergeSaves as MergeSaves_789e588978769a809f8dd59b35c3a42b } from '../../../admin/merging/MergeSaves.tsx'
import { TrackFormResponses as TrackFormResponses_362cd7513469ea117438c2e237941f6a } from '../../../admin/form-errors/TrackFormResponses.tsx'
import { PreserveRowValues as PreserveRowValues_cf48ceed48af6c444cd22ec64d18b9f3 } from '../../../admin/row-values/PreserveRowValues.tsx'
import { GuardHistory as GuardHistory_1f7257133aa6d39365b8238916db2a78 } from '../../../admin/leaving/GuardHistory.tsx'
import { GuardDrawers as GuardDrawers_38a4053a1d152cbe3249d0e90f465328 } from '../../../admin/leaving/GuardDrawers.tsx'
import { ReportFiles as ReportFiles_079f3c59ee981e44bdf8f0ed739cd98b } from '../../../admin/bulk-upload/ReportFiles.tsx'
import { StartPage as StartPage_82b8991d05562a008947b2a6a5901881 } from '../../../admin/start/StartPage.tsx'
import { ForgotPassword as ForgotPassword_e380fe0375ed8ac55fc157d833b99c40 } from '../../../admin/ForgotPassword.tsx'
import { CalendarPage as CalendarPage_65614960fac25fdcd64ff26fd37a83fd } from '../../../admin/tours/CalendarPage.tsx'
import { WelcomePage as WelcomePage_2e2d75c9cf1096c2617fe4cd644ff726 } from '../../../admin/invitations/WelcomePage.tsx'
import { BookingsByDay as BookingsByDay_f413a7624d7e28b327536d7112d814c8 } from '../../../admin/office/BookingsByDay.tsx'
import { ReportsPage as ReportsPage_02aa9371accd614596785876cde8c802 } from '../../../admin/office/ReportsPage.tsx'
import { SpreadsheetPage as SpreadsheetPage_aafa467aa48da7bec1009c5348e712e1 } from '../../../admin/spreadsheets/SpreadsheetPage.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { ClosePreview as ClosePreview_172372fb94f38d09c76646a7deca12cb } from '../../../admin/preview/ClosePreview.tsx'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/relations/RelationCell.tsx#RelationCell": RelationCell_c5d10530daf81565f88b647fe62e9c63,
  "/admin/TextCell.tsx#TextCell": TextCell_d0bf23ec7d484593df25be7400e9eed3,
  "/admin/TextListField.tsx#TextListField": TextListField_a38777ce3d57b224db1e9d507b3779d3,
  "/admin/DateCell.tsx#DateCell": DateCell_90757ae2aef59d3abe3fc674cd497dfd,
  "/admin/LocalDateField.tsx#LocalDateField": LocalDateField_3b56399665f15b77b0992778ff7abe7a,
  "/admin/WholeNumberField.tsx#WholeNumberField": WholeNumberField_732bfa51ac05447bcabe71931075f0b5,
  "/admin/tours/TourRow.tsx#TourRow": TourRow_d5e5bc27777d0aaadde124a102181084,
  "/admin/AmountCell.tsx#AmountCell": AmountCell_4972c6776a75b80bae014339ce1fc0c4,
  "/admin/PriceField.tsx#PriceField": PriceField_3e95ceeb05db6ecd88f07d314621c0e3,
  "/admin/tours/PackagePrices.tsx#PackagePrices": PackagePrices_f8a7337db541e328a983e69ef86bc157,
  "/admin/tours/PackageRow.tsx#PackageRow": PackageRow_66c640d0f2fd941269d2dbc1711492ea,
  "/admin/NamedRow.tsx#NamedRow": NamedRow_41c6409a78979745356ec7d1956cdacf,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/paste/CleanPasteFeature.tsx#CleanPasteFeature": CleanPasteFeature_921da9fc1183db4f87d7ccec6236dce5,
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
  "/admin/OptionalText.tsx#OptionalText": OptionalText_4b6d6970a56cbd4e1f9f5b8f94777e83,
  "/admin/DraftFieldError.tsx#DraftFieldError": DraftFieldError_bcabf448d8d4b9a5f14ec89d44cface6,
  "/admin/YesNoCell.tsx#YesNoCell": YesNoCell_99692fabf5980d094423d8e1382e61f1,
  "/admin/DecimalField.tsx#DecimalField": DecimalField_b8fa4aaf956c54e1209d24e6da03019d,
  "/admin/StatusCell.tsx#StatusCell": StatusCell_7f20d1fb55491058e0ddf4edf0f0c4c6,
  "/admin/spreadsheets/SpreadsheetLink.tsx#SpreadsheetLink": SpreadsheetLink_a980c04cbeae76cb7227d7f0df8e1766,
  "/admin/publishing/PublishSelected.tsx#PublishSelected": PublishSelected_1b7e55d1a9fc564af16c6585cabb4928,
  "/admin/form-errors/KeepErrorsCurrent.tsx#KeepErrorsCurrent": KeepErrorsCurrent_515a2934229d38ea60234fda6c9d575a,
  "/admin/form-errors/RequestForgottenState.tsx#RequestForgottenState": RequestForgottenState_fa82e16f33f8307b385d7c84b7a704ab,
  "/admin/StayModifiedAfterRefusal.tsx#StayModifiedAfterRefusal": StayModifiedAfterRefusal_d2a947eef7658de0fb2a73bc119a5b27,
  "/admin/merging/MergeForm.tsx#MergeForm": MergeForm_2fc4ff617afbde858d1e04399b1d7aab,
  "/admin/leaving/ConfirmBeforeBack.tsx#ConfirmBeforeBack": ConfirmBeforeBack_df2ba7f639d67caf77d54bfc619571a1,
  "/admin/leaving/ConfirmBeforeClosing.tsx#ConfirmBeforeClosing": ConfirmBeforeClosing_115988f60b61378748f14b6a127f342a,
  "/admin/ExpandNewRows.tsx#ExpandNewRows": ExpandNewRows_78e07cafa629c045b908ebc6211558d8,
  "/admin/SyncDocumentData.tsx#SyncDocumentData": SyncDocumentData_817b8f277343a42a1ca18f45fc6fa9ea,
  "/admin/FocusNextRow.tsx#FocusNextRow": FocusNextRow_12e991afad8763539c6e23641995c2bc,
  "/admin/scheduling/DefaultToPublish.tsx#DefaultToPublish": DefaultToPublish_0e525068232d77ea280da4811dab4159,
  "/admin/scheduling/StatusWithSchedule.tsx#StatusWithSchedule": StatusWithSchedule_68763058aff0e3a5a1f3b2263273254a,
  "/admin/Unpublish.tsx#Unpublish": Unpublish_df83a240d871ad41e7af0c6674261002,
  "/admin/tours/CalendarTab.tsx#CalendarTab": CalendarTab_9adba813eb99d435180a0a87d813fe78,
  "/admin/PictureFile.tsx#PictureFile": PictureFile_4530fab5e1863a6c40acc678947e0a8c,
  "/admin/office/BookingSummary.tsx#BookingSummary": BookingSummary_53896122e8c6a063502dc275aa13d3d0,
  "/admin/office/BookingContact.tsx#BookingContact": BookingContact_2fc419238e7c282f38f0cc3739a7152e,
  "/admin/office/StateField.tsx#StateField": StateField_add1b31a6fa3ac7b7d062aa7eff5274a,
  "/admin/tours/CalendarLink.tsx#CalendarLink": CalendarLink_65c52a9b91de37d4df84aa24e3f649f4,
  "/admin/RecordField.tsx#RecordField": RecordField_6e22c14c41447e903d31ade33d4177b1,
  "/admin/InstantText.tsx#InstantText": InstantText_7d32c2bd2cac72b74c7fa532f65b83df,
  "/admin/AmountText.tsx#AmountText": AmountText_a95bfc0b036a4c96a9517a154a0e5a29,
  "/admin/office/ConfirmCancelling.tsx#ConfirmCancelling": ConfirmCancelling_8664771776956968be8f17e8a818b96e,
  "/admin/office/StaffNote.tsx#StaffNote": StaffNote_1f973a03b27a5a6c35c794066ad6fee5,
  "/admin/office/CancelOrder.tsx#CancelOrder": CancelOrder_7083782578b77291eba82d081a761c88,
  "/admin/office/ConfirmSettling.tsx#ConfirmSettling": ConfirmSettling_f8ba021ccc89ddfe6570dd774230733d,
  "/admin/RoomField.tsx#RoomField": RoomField_08d821e4e394616238ad0ac3272f6108,
  "/admin/CurrentPassword.tsx#CurrentPassword": CurrentPassword_d30f38f77044f8f9ff3cb39e69b2963b,
  "/admin/TravellerPhoto.tsx#TravellerPhoto": TravellerPhoto_ce47eca2ebb7b4c65fbeccf94c563e28,
  "/admin/IdentityReview.tsx#IdentityReview": IdentityReview_179ebeb8bcad26b349d76e672f2bf627,
  "/admin/ChoiceField.tsx#ChoiceField": ChoiceField_f928f85a12d94ac00fe14ec62eb18cd8,
  "/admin/Reviewer.tsx#Reviewer": Reviewer_df8f62700a54b39229aa621ef8afecde,
  "/admin/invitations/AccessCell.tsx#AccessCell": AccessCell_665705a131931db9512c43b41ce2c925,
  "/admin/invitations/AccessField.tsx#AccessField": AccessField_87f9193afc58d136bb1430df0700dd58,
  "/admin/office/EventAmountCell.tsx#EventAmountCell": EventAmountCell_5a48b6011553a2fe1c99f55210a02649,
  "/admin/office/EventKindCell.tsx#EventKindCell": EventKindCell_b040a86033d81e0f7c247468a03dc19d,
  "/admin/office/EventKind.tsx#EventKind": EventKind_86033c75a8b95da68db94d7b3df8f8ee,
  "/admin/office/ResendMail.tsx#ResendMail": ResendMail_09538617fa69908f6af2138dcfd88925,
  "/admin/office/MailKindCell.tsx#MailKindCell": MailKindCell_028728cb46007e358d3c61ebb9e4e5df,
  "/admin/office/MailKind.tsx#MailKind": MailKind_49b8df5c884a37e80e180334b82a3454,
  "/admin/audit/AuditedEntry.tsx#AuditedEntry": AuditedEntry_adadb59759414e834e6461fef4f81883,
  "/admin/audit/ChoiceText.tsx#ChoiceText": ChoiceText_c4091ee52a6c34d1a43d13270a80ed27,
  "/admin/audit/ChangesCell.tsx#ChangesCell": ChangesCell_b208eb321e1a3fb746ab62551be072a0,
  "/admin/audit/ChangesText.tsx#ChangesText": ChangesText_de380ca3c621cbda64ba315297a2136e,
  "/admin/RateField.tsx#RateField": RateField_030cc8b454005a1411d0562cf51b2911,
  "/admin/brand/Mark.tsx#Icon": Icon_d11136bd1dc0e09536edfb2f317b3ce2,
  "/admin/brand/Mark.tsx#Logo": Logo_d11136bd1dc0e09536edfb2f317b3ce2,
  "/admin/publishing/SiteStatus.tsx#SiteStatus": SiteStatus_2857db5d60693870afe4a63fb81722ce,
  "/admin/office/OfficeLinks.tsx#OfficeLinks": OfficeLinks_d05817b1ae23ce64fb4ae4045936df18,
  "/admin/bali-dates/BaliDates.tsx#BaliDates": BaliDates_10784d9418d720e8dffcaae081be924b,
  "/admin/scheduling/ShowScheduleErrors.tsx#ShowScheduleErrors": ShowScheduleErrors_01d3d254c875abd1eb7687c0a6fcf38a,
  "/admin/lost-responses/ReportLostResponses.tsx#ReportLostResponses": ReportLostResponses_ffa2f2aa29dac6169d352413db0faea7,
  "/admin/merging/MergeSaves.tsx#MergeSaves": MergeSaves_789e588978769a809f8dd59b35c3a42b,
  "/admin/form-errors/TrackFormResponses.tsx#TrackFormResponses": TrackFormResponses_362cd7513469ea117438c2e237941f6a,
  "/admin/row-values/PreserveRowValues.tsx#PreserveRowValues": PreserveRowValues_cf48ceed48af6c444cd22ec64d18b9f3,
  "/admin/leaving/GuardHistory.tsx#GuardHistory": GuardHistory_1f7257133aa6d39365b8238916db2a78,
  "/admin/leaving/GuardDrawers.tsx#GuardDrawers": GuardDrawers_38a4053a1d152cbe3249d0e90f465328,
  "/admin/bulk-upload/ReportFiles.tsx#ReportFiles": ReportFiles_079f3c59ee981e44bdf8f0ed739cd98b,
  "/admin/start/StartPage.tsx#StartPage": StartPage_82b8991d05562a008947b2a6a5901881,
  "/admin/ForgotPassword.tsx#ForgotPassword": ForgotPassword_e380fe0375ed8ac55fc157d833b99c40,
  "/admin/tours/CalendarPage.tsx#CalendarPage": CalendarPage_65614960fac25fdcd64ff26fd37a83fd,
  "/admin/invitations/WelcomePage.tsx#WelcomePage": WelcomePage_2e2d75c9cf1096c2617fe4cd644ff726,
  "/admin/office/BookingsByDay.tsx#BookingsByDay": BookingsByDay_f413a7624d7e28b327536d7112d814c8,
  "/admin/office/ReportsPage.tsx#ReportsPage": ReportsPage_02aa9371accd614596785876cde8c802,
  "/admin/spreadsheets/SpreadsheetPage.tsx#SpreadsheetPage": SpreadsheetPage_aafa467aa48da7bec1009c5348e712e1,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/admin/preview/ClosePreview.tsx#ClosePreview": ClosePreview_172372fb94f38d09c76646a7deca12cb
}
