export { Aviso } from './aviso.ts'
export { cabecalhosDaResposta, pickCabecalhos, POLITICA_SIMPLES } from './cabecalhos.ts'
export { encodeAgora, pickCodificacao } from './memoria/codificacao.ts'
export { CachePublico, semPrecos, type PrecosDaResposta } from './memoria/cache-publico.ts'
export { readConfig, type Config } from './config.ts'
export { portaoOf } from './banco/guard-pool.ts'
export { createGrupos, isDeUm } from './banco/grupos.ts'
export { createVez, type Vez } from './banco/vez.ts'
export { readByParte, runFor } from './banco/trabalho.ts'
export { prazos } from './banco/prazos.ts'
export { openDatabase, type Db, type Fragment, type Sql, type Transaction } from './banco/db.ts'
export { decodeCursor, encodeCursor, isId, isMomento } from './cursor.ts'
export { escapeLike } from './banco/escape-like.ts'
export { asPedaco, keepFragmento, semParte } from './banco/keep-fragmento.ts'
export { createContador, type Contador } from './contador.ts'
export { Falha } from './falha.ts'
export { geracaoDosProdutos, QUALQUER, trackGeracoes, type Geracoes } from './memoria/geracao.ts'
export { keyOfIp, Limites, networkOf, type Folga } from './limites.ts'
export { codeOf, isDuplicado } from './banco/repeat.ts'
export { inTime } from './in-time.ts'
export { origemDaLoja, toLinkPublico, type EnderecoDaLoja } from './link-publico.ts'
export { openEventos } from './eventos.ts'
export { createIpOf } from './ip-of.ts'
export { isDoPainel, isOrigemAlheia, isOrigemPropria } from './origem.ts'
export { createIguais } from './memoria/iguais.ts'
export { Memoria } from './memoria/memoria.ts'
export {
  fillPartilhada,
  joinPartes,
  joinTexto,
  type Parte,
  type ParteEscrita,
  type Partilhada,
  type PessoalDe,
  toProprios,
} from './memoria/partilhada.ts'
export { PorGeracao } from './memoria/por-geracao.ts'
export { returnMemoria } from './memoria/return-memoria.ts'
export { compareEsquema, migrate } from './migrate.ts'
export { openNotificacoes, type AreaMudanca, type Notificacoes } from './notificacao.ts'
export { hashSenha, SEM_SENHA, SENHA_REMOVIDA, SENHA_TRANCADA, verifySenha } from './senha.ts'
export { uuidv7 } from './uuid.ts'
