import { z } from "zod";
import { address, hostNames, mediaHostNames, optional } from "~/utils/setting-values";
import { settingsOf } from "~/utils/settings";

const setting = settingsOf("Other companies");

export const thirdPartySettings = {
  embedHosts: setting("EMBED_HOSTS", hostNames.prefault(""), {
    description:
      "Hosts, separated by commas, that pages may frame (block `iframe`) besides YouTube, Vimeo, Spotify, Interacty and Riddle. Frames load after consent to marketing, or on one page by 'Alleen deze tonen'; other hosts become a link.",
    example: "kaart.example.nl,agenda.example.nl",
  }),
  mediaHosts: setting("MEDIA_HOSTS", mediaHostNames.prefault(""), {
    description:
      "Hosts of others, separated by commas, from which pictures of the CMS may load, such as a cloud storage, by https and with their port if it is not 443; `localhost:9000` by http. They load on every page without consent, so name only hosts that store nothing of visitors; pictures elsewhere are left out.",
    example: "beeld.example.nl",
  }),
  readAloud: z.object({
    url: setting("READ_ALOUD_URL", address.prefault("https://app-eu.readspeaker.com/cgi-bin/rsent"), {
      description: "Address of the service behind 'Lees voor'.",
    }),
    customerId: setting(
      "READ_ALOUD_CUSTOMER_ID",
      z
        .string()
        .regex(/^[\w-]*$/, "is not a customer id")
        .prefault(""),
      {
        description:
          "Customer id at the read-aloud service. Empty: the speech synthesis of the visitor's browser is used.",
        example: "1234",
      },
    ),
  }),
  consentProviderId: setting(
    "CONSENT_PROVIDER_ID",
    optional(z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, "is not an id")).prefault(""),
    {
      description:
        "Id of a Cookiebot domain group, an external consent provider. Empty: the site shows its own consent dialog.",
      example: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f",
    },
  ),
  captchaSiteKey: setting(
    "CAPTCHA_SITE_KEY",
    z
      .string()
      .regex(/^[\w-]{0,100}$/, "is not a site key")
      .prefault(""),
    {
      description:
        "Site key of reCAPTCHA (v3) on the vacancy forms, loaded for visitors who consented to marketing and begin to fill one in. Empty: none.",
      example: "6Lf3f2a1b",
    },
  ),
  tagManagerId: setting(
    "TAG_MANAGER_ID",
    optional(z.string().regex(/^GTM-[A-Z\d]{4,12}$/, "is not a container id")).prefault(""),
    {
      description: "Container of Google Tag Manager, loaded only after consent to statistics. Empty: none.",
      example: "GTM-ABC1234",
    },
  ),
};
