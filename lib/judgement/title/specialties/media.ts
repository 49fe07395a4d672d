import { readField } from "./specialty-entry";

/** Agencies, media, the arts and games. */
export const mediaSpecialties = readField("media", {
  agency_management: {},
  agency_client_services: {},
  creative: {},
  media_planning: {},
  editorial: {},
  broadcasting: {},
  gaming: {},
  photography: {},
  music_arts: {},
  translation: {},
});
