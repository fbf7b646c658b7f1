import { createAlertaTarefas } from '#alerta'
import { createAnexoTarefas } from '#anexo'
import { createAprovacaoTarefas } from '#aprovacao'
import { openArmazem } from '#armazem'
import { createAssinaturaTarefas } from '#assinatura'
import { createCartaTarefas } from '#carta'
import { createChamadaDeChaveTarefas } from '#chamada-de-chave'
import { createPrivacidadeTarefas } from '#privacidade'
import { createAtendimentoTarefas } from '#atendimento'
import { createChatTarefas } from '#chat'
import { chooseCarteiro, createCorreioTarefas } from '#correio'
import { createCupomTarefas } from '#cupom'
import { createDominioTarefas } from '#dominio'
import { createEstoqueTarefas } from '#estoque'
import { createEventoTarefas } from '#evento'
import { createExportacaoTarefas } from '#exportacao'
import { createFaturaTarefas } from '#fatura'
import { createFilaTarefas, type Tarefa } from '#fila'
import { createFormularioTarefas } from '#formulario'
import { createLoginTarefas } from '#login'
import { createLugarTarefas, type MapaDeAreas } from '#lugar'
import type { Fornecedores } from '#fornecedor'
import { createGanchoTarefas } from '#gancho'
import { createImagemTarefas } from '#imagem'
import { createImportacaoTarefas } from '#importacao'
import type { Config, Sql } from '#infra'
import { createMedicaoTarefas } from '#medicao'
import { createNegociacaoTarefas } from '#negociacao'
import { createNotificacaoTarefas } from '#notificacao'
import { createOrcamentoTarefas } from '#orcamento'
import { createPagamentoTarefas, type Pagamentos } from '#pagamento'
import { createReajusteTarefas } from '#reajuste'
import { createSugestaoTarefas } from '#sugestao'
import { createUsuarioVinculadoTarefas } from '#usuario-vinculado'
import { createTitularTarefas } from '#titular'
import { createVerificacaoTarefas } from '#verificacao'

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
    ...createPrivacidadeTarefas(deps),
    ...createUsuarioVinculadoTarefas(deps),
    ...createVerificacaoTarefas(deps),
    ...createPagamentoTarefas(deps),
    ...createOrcamentoTarefas(deps),
    ...createExportacaoTarefas({ sql }),
    ...createImportacaoTarefas({ sql }),
    ...createReajusteTarefas({ sql }),
    ...createCartaTarefas(deps),
    ...createGanchoTarefas(deps),
    ...createNotificacaoTarefas(deps),
    ...createChatTarefas(deps),
    ...createAnexoTarefas({ sql, armazem: openArmazem(config.dataDir) }),
    ...createAtendimentoTarefas(deps),
    ...createNegociacaoTarefas(deps),
    ...createEventoTarefas(deps),
    ...createAprovacaoTarefas(deps),
    ...createAlertaTarefas(deps),
    ...createCupomTarefas(deps),
    ...createEstoqueTarefas(deps),
    ...createLoginTarefas({ sql }),
    ...createChamadaDeChaveTarefas({ sql }),
    ...createLugarTarefas(deps),
    ...createDominioTarefas(deps),
    ...createFormularioTarefas({ sql }),
    ...createFaturaTarefas(deps),
    ...createSugestaoTarefas(deps),
    ...createTitularTarefas(deps),
    ...createAssinaturaTarefas(deps),
    ...createImagemTarefas({ sql, dataDir: config.dataDir }),
    ...createMedicaoTarefas(deps),
    ...createFilaTarefas(deps),
  ]
}
