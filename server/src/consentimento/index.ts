export { keepConsentimento, carryConsentimento, readConsent } from './keep-consentimento.ts'
