export { createLoginHandlers } from './login.handlers.ts'
export { insertApiKey } from './api-key.repository.ts'
export { checkSenha } from './check-senha.ts'
export { ensureOperador } from './ensure-operador.ts'
