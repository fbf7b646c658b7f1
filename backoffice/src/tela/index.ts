export { telasDaAdministracao, type Tela } from './telas-da-administracao.ts'
