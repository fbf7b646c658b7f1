export { rankSugestoes, scoreSugestao, type Candidato } from './rank-sugestoes.ts'
