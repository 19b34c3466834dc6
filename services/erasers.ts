import { forgetTriesOf } from "./accounts/forget-tries";
import { eraseCommunity } from "./community/erase";
import { deleteExport } from "./exports/export";
import { deletePhoto } from "./photos/photo";
import type { Eraser } from "./platform/eraser";
import { forgetBounce } from "./platform/mail/bounces";

/**
 * What is erased when an account is deleted, by part of the product. Rows that reference the member with 'on delete
 * cascade' need none: they go with the member's own row, which is deleted last.
 */
export const erasers: Readonly<Record<string, Eraser>> = {
  tries: forgetTriesOf,
  bounces: forgetBounce,
  photos: (trx, { id }) => deletePhoto(trx, id),
  exports: (trx, { id }) => deleteExport(trx, id),
  community: eraseCommunity,
};
