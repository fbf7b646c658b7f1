export { checkRespostas, type CampoDoFormulario, type RespostaDada } from './check-respostas.ts'
