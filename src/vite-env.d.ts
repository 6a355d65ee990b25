/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The portal service's base address, when it is not on the site's own origin. */
  readonly VITE_PORTAL_URL?: string;
  /** The v2 service's base address, when it is not on the site's own origin. */
  readonly VITE_V2_URL?: string;
}
