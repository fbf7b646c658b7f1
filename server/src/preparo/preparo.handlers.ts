import { createContaProvedorHandlers, type DepsDaConta } from '#conta-provedor'
import { createAparenciaHandlers } from '#conteudo'
import { createDiaFechadoHandlers, createFormaEntregaHandlers } from '#forma-entrega'
import { createFormaPagamentoHandlers, type DepsFormaPagamento } from '#forma-pagamento'
import { createApresentacaoHandlers, createIdentidadeHandlers } from '#fornecedor'
import { createImpostoHandlers } from '#imposto'
import { createAreaHandlers, createLojaHandlers } from '#loja'
import { createMarcaHandlers } from '#marca'
import { createModuloHandlers } from '#modulo'

import { createEstreiaHandlers } from './estreia.handlers.ts'
import { createTesteHandlers, type DepsDoTeste } from './teste.handlers.ts'

type DepsDoPreparo = DepsFormaPagamento &
  DepsDoTeste &
  Parameters<typeof createEstreiaHandlers>[0] & { conta: Pick<DepsDaConta, 'cofre' | 'daLoja'> }

/** All that a store is prepared with before anybody can buy there, each by its own slice (decision 0137). */
export const createPreparoHandlers = (deps: DepsDoPreparo) => ({
  ...createContaProvedorHandlers({ sql: deps.sql, ...deps.conta }),
  ...createModuloHandlers(deps),
  ...createEstreiaHandlers(deps),
  ...createTesteHandlers(deps),
  ...createIdentidadeHandlers(deps),
  ...createAparenciaHandlers(deps),
  ...createMarcaHandlers(deps),
  ...createApresentacaoHandlers(deps),
  ...createLojaHandlers(deps),
  ...createAreaHandlers(deps),
  ...createFormaEntregaHandlers(deps),
  ...createDiaFechadoHandlers(deps),
  ...createFormaPagamentoHandlers(deps),
  ...createImpostoHandlers(deps.sql),
})
