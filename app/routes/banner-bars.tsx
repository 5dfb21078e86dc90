// The form in a banner bar closes it here (LAY-08).
export { dismissBannerBar as action } from '../layout/banner-bar-action.server.ts';
export { refuseGet as loader } from '../layout/layout-form.server.ts';
