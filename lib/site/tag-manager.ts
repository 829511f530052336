/**
 * The container of the tag manager, such as GTM-ABC123, or none; TAG_MANAGER_ID sets it, at build
 * (checked in lib/commands/settings).
 */
export const tagManagerId = process.env.TAG_MANAGER_ID || undefined;
