import { z } from "zod";
import { message } from "../../app/utils/form-errors";
import { normalisedText } from "../../app/utils/plain-text";
import { healthProfile } from "../accounts/contract";
import { noInput, operation } from "../platform/contract";

export const genders = ["woman", "man", "other"] as const;
export const provinces = [
  "Drenthe",
  "Flevoland",
  "Friesland",
  "Gelderland",
  "Groningen",
  "Limburg",
  "Noord-Brabant",
  "Noord-Holland",
  "Overijssel",
  "Utrecht",
  "Zeeland",
  "Zuid-Holland",
] as const;

/** What a member can tell, in the order of the page; each is shared or not. */
export const profileItems = [
  "photo",
  "biography",
  "relationship",
  "forms",
  "phase",
  "province",
  "birthYear",
  "gender",
] as const;
export type ProfileItem = (typeof profileItems)[number];

export const biographyLength = 1000;
export const earliestBirthYear = 1900;
export const minimumAge = 16;

const items = {
  gender: z.enum(genders).nullable(),
  birthYear: z.int().min(earliestBirthYear).nullable(),
  biography: z.string().overwrite(normalisedText).max(biographyLength).nullable(),
  province: z.enum(provinces).nullable(),
};
const { relationship, forms, phase } = healthProfile.shape;

const profile = z.object({
  ...items,
  /** Null without consent. */
  health: healthProfile.nullable(),
  /** Whether members see what is shared. */
  visible: z.boolean(),
  shared: z.array(z.enum(profileItems)).max(profileItems.length),
});
export type Profile = z.output<typeof profile>;

const visibleProfile = z.object({
  username: z.string(),
  /** When the member joined. */
  since: z.iso.datetime(),
  /** Whether there is a photo that is shared. */
  hasPhoto: z.boolean(),
  /** What is shared; null where it is not, or was not told. */
  ...items,
  relationship,
  forms,
  phase,
});
export type VisibleProfile = z.output<typeof visibleProfile>;

export const profileContract = {
  ownProfile: operation({
    method: "GET",
    path: "/api/v1/account/profile",
    summary: "The profile of the member, with what is not shared.",
    member: true,
    input: noInput,
    responses: { 200: { description: "The profile.", body: profile } },
  }),
  saveProfile: operation({
    method: "PUT",
    path: "/api/v1/account/profile",
    summary: "Stores the whole profile. Without consent (`health` is null) stored health data is erased.",
    member: true,
    input: profile,
    responses: {
      200: {
        description: "Stored; what is no longer shared is not shown from now on.",
        body: z.strictObject({}),
      },
      409: {
        description: "The birth year is in the future, or of somebody under 16.",
        body: z.object({ errors: z.object({ birthYear: z.literal(message("TooYoung")) }) }),
      },
    },
  }),
  memberProfile: operation({
    method: "GET",
    path: "/api/v1/members/{username}",
    summary: "What a member shares with members.",
    member: true,
    input: z.object({ username: z.string().max(40) }),
    responses: {
      200: { description: "The member, with what is shared.", body: visibleProfile },
      404: { description: "There is no such member, or no more.", body: z.strictObject({}) },
    },
  }),
};
