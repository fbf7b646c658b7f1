import { join } from './join.ts'
import { tiposDaAprovacao } from './tipo/aprovacao.ts'
import { tiposDaEmpresa } from './tipo/empresa.ts'
import { tiposDaEntrega } from './tipo/entrega.ts'
import { tiposDeDepois } from './tipo/depois.ts'
import { tiposDoCatalogo } from './tipo/catalogo.ts'
import { tiposDoConteudo } from './tipo/conteudo.ts'
import { tiposDaImportacao } from './tipo/importacao.ts'
import { tiposDaLoja } from './tipo/loja.ts'
import { tiposDaOperacao } from './tipo/operacao.ts'
import { tiposDePessoa } from './tipo/pessoa.ts'
import { tiposDoCarrinho } from './tipo/carrinho.ts'
import { tiposDoOrcamento } from './tipo/orcamento.ts'
import { tiposDoPagamento } from './tipo/pagamento.ts'
import { tiposDoPainel } from './tipo/painel.ts'
import { tiposDoPedido } from './tipo/pedido.ts'
import { tiposDaPromocao } from './tipo/promocao.ts'
import { tiposDaPolitica } from './tipo/politica.ts'
import { tiposDoReajuste } from './tipo/reajuste.ts'
import { tiposDaProtecao } from './tipo/protecao.ts'
import { tiposDoTitular } from './tipo/titular.ts'
import { tiposDoRegistro } from './tipo/registro.ts'

/** What fields mean in one object, by the name that its schema is exported under. */
export const porTipo = join(
  tiposDaAprovacao,
  tiposDaEmpresa,
  tiposDaEntrega,
  tiposDeDepois,
  tiposDaImportacao,
  tiposDaLoja,
  tiposDaOperacao,
  tiposDePessoa,
  tiposDoCarrinho,
  tiposDoCatalogo,
  tiposDoConteudo,
  tiposDoOrcamento,
  tiposDoPagamento,
  tiposDoPainel,
  tiposDoPedido,
  tiposDaPolitica,
  tiposDoReajuste,
  tiposDoRegistro,
  tiposDoTitular,
  tiposDaProtecao,
  tiposDaPromocao,
)
