import { activityBlockTexts } from "~/blocks/activity-block/texts";
import { collecteTexts } from "~/blocks/collecte-form/texts";
import { followOnTexts } from "~/blocks/follow-on/texts";
import { homeBannerTexts } from "~/blocks/homepage-banner/texts";
import { nearTexts } from "~/blocks/hulp-in-de-buurt/texts";
import { designTexts } from "~/design/texts";
import { accountTexts } from "~/features/accounts/texts";
import { activityTexts } from "~/features/activities/texts";
import { collectingTexts } from "~/features/collecting/texts";
import { blogTexts } from "~/features/community/blogs/texts";
import { moderationTexts } from "~/features/community/moderation/texts";
import { communitySearchTexts } from "~/features/community/search/texts";
import { communityTexts } from "~/features/community/texts";
import { consentTexts } from "~/features/consent/texts";
import { demoMailTexts } from "~/features/demo-mail/texts";
import { giftDeskTexts } from "~/features/donations/desk/texts";
import { donationTexts } from "~/features/donations/texts";
import { editorTexts } from "~/features/editor/texts";
import { feedbackTexts } from "~/features/feedback/texts";
import { inboxTexts } from "~/features/inbox/texts";
import { leavingTexts } from "~/features/leaving/texts";
import { memoryTestTexts } from "~/features/memory-test/texts";
import { newsTexts } from "~/features/news/texts";
import { newsletterTexts } from "~/features/newsletter/texts";
import { partnerTexts } from "~/features/partners/texts";
import { preferenceTexts } from "~/features/preferences/texts";
import { previewTexts } from "~/features/preview/texts";
import { exportTexts } from "~/features/profile/export/texts";
import { photoTexts } from "~/features/profile/photo/texts";
import { profileTexts } from "~/features/profile/texts";
import { recommendationTexts } from "~/features/recommendations/texts";
import { regionTexts } from "~/features/regions/texts";
import { searchTexts } from "~/features/search/texts";
import { settingsTexts } from "~/features/settings/texts";
import { sharingTexts } from "~/features/sharing/texts";
import { siteMapTexts } from "~/features/site-map/texts";
import { slideInTexts } from "~/features/slide-ins/texts";
import { staffTexts } from "~/features/staff/texts";
import { applicationTexts } from "~/features/vacancies/application/texts";
import { vacancyTexts } from "~/features/vacancies/texts";
import { homepageTexts } from "~/pages/homepage/texts";
import { pageTexts } from "~/pages/texts";
import { shellTexts } from "~/shell/texts";

/** The texts that all brands share, from every folder; the files beside this one override them by brand. */
export const sharedTexts = {
  ...activityBlockTexts,
  ...collecteTexts,
  ...followOnTexts,
  ...homeBannerTexts,
  ...nearTexts,
  ...designTexts,
  ...accountTexts,
  ...profileTexts,
  ...photoTexts,
  ...exportTexts,
  ...settingsTexts,
  ...activityTexts,
  ...consentTexts,
  ...demoMailTexts,
  ...donationTexts,
  ...giftDeskTexts,
  ...editorTexts,
  ...feedbackTexts,
  ...inboxTexts,
  ...leavingTexts,
  ...memoryTestTexts,
  ...blogTexts,
  ...communityTexts,
  ...communitySearchTexts,
  ...moderationTexts,
  ...newsTexts,
  ...collectingTexts,
  ...newsletterTexts,
  ...partnerTexts,
  ...preferenceTexts,
  ...previewTexts,
  ...recommendationTexts,
  ...regionTexts,
  ...searchTexts,
  ...sharingTexts,
  ...siteMapTexts,
  ...slideInTexts,
  ...staffTexts,
  ...applicationTexts,
  ...vacancyTexts,
  ...homepageTexts,
  ...pageTexts,
  ...shellTexts,
  overview: {
    ...designTexts.overview,
    ...newsTexts.overview,
    ...partnerTexts.overview,
    ...recommendationTexts.overview,
    ...regionTexts.overview,
  },
};

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** The texts that every brand has to define itself. */
interface BrandTexts {
  brand: {
    name: string;
    /** Under an icon on a phone: at most twelve characters. */
    shortName: string;
    logo: string;
    description: string;
    /** Alternative text of the share picture (public/brands/). */
    shareAlt: string;
  };
  prefooter: { title: string; text: string };
  newsletter: { intro: string; footerTitle: string };
  footer: { about: string };
}

export type CommonTexts = Texts<typeof sharedTexts> & BrandTexts;
