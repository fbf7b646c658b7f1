export { saveEquipe } from './save-equipe.ts'
