import { nomes, type DadosPessoais } from './dado-pessoal.ts'

/** What stores bring of their customers in sheets (decision 0155). */
export const DADOS_DAS_PLANILHAS: readonly DadosPessoais[] = [
  {
    tabela: 'cliente_previsto',
    finalidade: 'o que uma loja já sabe de um cliente dela que ainda não veio: grupo, crédito, código',
    prazo: 'até o cliente vir e provar o e-mail; apagado por planilha, mais 30 dias (limpar-importacoes)',
    dono: 'ninguem',
    exclusao: 'apaga',
    porque: 'achado pelo documento, nas lojas que conhecem a pessoa ou o e-mail provado (erasePrevistos)',
    colunas: nomes('tipo_documento documento nome razaosocial email telefone tags cod_erp'),
  },
  {
    tabela: 'importacao_linha',
    finalidade: 'conferir, aplicar e desfazer uma planilha de clientes',
    prazo: '30 dias depois de aplicada, 7 sem aplicar (limpar-importacoes)',
    dono: 'ninguem',
    exclusao: 'apaga',
    porque: 'achada pelo documento, nas mesmas lojas (erasePrevistos)',
    colunas: nomes('documento celulas mudancas erros'),
  },
]
