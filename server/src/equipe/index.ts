export { createEquipeHandlers } from './equipe.handlers.ts'
export { removeEquipe } from './remove-equipe.ts'
export { saveEquipe } from './save-equipe.ts'
