export { removeEquipe } from './remove-equipe.ts'
export { saveEquipe } from './save-equipe.ts'
