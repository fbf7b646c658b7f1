export { holdScripts } from './hold-scripts.ts'
