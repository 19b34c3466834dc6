import { z } from "zod";
import type { FormError } from "../../app/utils/form-errors";
import { binary, noInput, operation, upload } from "../platform/contract";

/** Larger photos are refused; smaller ones are made to fit. */
export const maxPhotoBytes = 10 * 1024 * 1024;

/** The types of photos that are accepted. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type PhotoType = (typeof photoTypes)[number];

/** The longest sides in pixels of what is made of a photo. */
export const photoSizes = ["600", "160"] as const;
export type PhotoSize = (typeof photoSizes)[number];

const problems = ["FileEmpty", "PhotoTypeForbidden"] as const satisfies readonly FormError[];
const nothing = z.strictObject({});

const ownPhoto = z.object({
  /** Whether there is a photo to be seen. */
  hasPhoto: z.boolean(),
  /** What becomes of the last upload; a photo from before stays until it is replaced. */
  upload: z.enum(["none", "waiting", "failed"]),
});
export type OwnPhoto = z.output<typeof ownPhoto>;

export const photosContract = {
  ownPhoto: operation({
    method: "GET",
    path: "/api/v1/account/photo",
    summary: "Whether the member has a photo, and what becomes of the last upload.",
    member: true,
    input: noInput,
    responses: { 200: { description: "The state of the photo.", body: ownPhoto } },
  }),
  savePhoto: upload({
    method: "PUT",
    path: "/api/v1/account/photo",
    summary:
      "Stores a photo (JPEG, PNG or WebP, up to 10 MB). A job makes it smaller and removes its metadata.",
    member: true,
    input: noInput,
    upload: { maxBytes: maxPhotoBytes },
    responses: {
      202: { description: "Stored; `ownPhoto` tells when it can be seen, or failed.", body: nothing },
      409: {
        description: "The file is empty, or not of an accepted type.",
        body: z.object({ errors: z.object({ photo: z.enum(problems) }) }),
      },
      429: {
        description: "Tried too often; nothing was stored.",
        body: z.object({ retryAfterSeconds: z.int().positive() }),
      },
    },
  }),
  deletePhoto: operation({
    method: "DELETE",
    path: "/api/v1/account/photo",
    summary: "Deletes the photo, if there is one.",
    member: true,
    input: noInput,
    responses: { 200: { description: "Deleted; nobody sees it from now on.", body: nothing } },
  }),
  memberPhoto: operation({
    method: "GET",
    path: "/api/v1/members/{username}/photo/{size}",
    summary: "The photo of a member, as WebP, where the member shares it.",
    member: true,
    input: z.object({ username: z.string().max(40), size: z.enum(photoSizes) }),
    responses: {
      200: { description: "The photo.", body: binary },
      404: { description: "There is no photo, or this member may not see it.", body: nothing },
    },
  }),
};
