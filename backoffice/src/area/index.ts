export { SecaoAreas } from './secao-areas.tsx'
