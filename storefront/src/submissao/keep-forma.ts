export { keepFormaAtiva as keepForma } from '#consentimento'
