export { createEquipeHandlers } from './equipe.handlers.ts'
export { ensureLogin } from './membro.repository.ts'
export { removeEquipe } from './remove-equipe.ts'
export { saveEquipe } from './save-equipe.ts'
