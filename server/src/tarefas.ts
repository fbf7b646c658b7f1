import { createAcessoTarefas } from '#acesso'
import { createAlertaTarefas } from '#alerta'
import { createAprovacaoTarefas } from '#aprovacao'
import { createAssinaturaTarefas } from '#assinatura'
import { createClienteTarefas } from '#cliente'
import { chooseCarteiro, createCorreioTarefas } from '#correio'
import { createCupomTarefas } from '#cupom'
import { createFaturaTarefas } from '#fatura'
import { createFilaTarefas, type Tarefa } from '#fila'
import { createFornecedorTarefas, type Fornecedores, type MapaDeAreas } from '#fornecedor'
import { createGanchoTarefas } from '#gancho'
import { createImagemTarefas } from '#imagem'
import type { Config, Sql } from '#infra'
import { createPagamentoTarefas, type Pagamentos } from '#pagamento'
import { createPedidoTarefas } from '#pedido'
import { createSugestaoTarefas } from '#sugestao'
import { createUsuarioVinculadoTarefas } from '#usuario-vinculado'

interface TarefasDeps {
  config: Config
  sql: Sql
  fornecedores: Fornecedores
  mapa: MapaDeAreas
  pagamentos: Pagamentos
}

/** What runs in the background: one line for each slice. */
export async function createTarefas(deps: TarefasDeps): Promise<Tarefa[]> {
  const { sql, config } = deps
  return [
    ...createCorreioTarefas({ sql, carteiro: await chooseCarteiro(config) }),
    ...createClienteTarefas(deps),
    ...createUsuarioVinculadoTarefas(deps),
    ...createAcessoTarefas(deps),
    ...createPagamentoTarefas(deps),
    ...createPedidoTarefas(deps),
    ...createGanchoTarefas(deps),
    ...createAprovacaoTarefas(deps),
    ...createAlertaTarefas(deps),
    ...createCupomTarefas(deps),
    ...createFornecedorTarefas(deps),
    ...createFaturaTarefas(deps),
    ...createSugestaoTarefas(deps),
    ...createAssinaturaTarefas(deps),
    ...createImagemTarefas({ sql, dataDir: config.dataDir }),
    ...createFilaTarefas(deps),
  ]
}
