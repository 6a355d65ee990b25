/**
 * POST (with the image as the body) and GET `?id=` of profile images. They are not endpoints of the
 * contract's kind, since neither is JSON.
 */
export const PROFILE_IMAGE_PATH = '/api/v2/users/profile_image';
/** Bytes of the largest image that may be sent; the browser crops it before. */
export const MAX_PROFILE_IMAGE_BYTES = 8 * 1024 * 1024;
