import { acesso, cliente } from './campo/cliente.ts'
import { aprovacao, assinatura } from './campo/aprovacao.ts'
import { busca } from './campo/busca.ts'
import { catalogo } from './campo/catalogo.ts'
import { camposComuns, daFalha } from './campo/campos-comuns.ts'
import { carrinho, listaCompras } from './campo/carrinho.ts'
import { conteudo, painel } from './campo/conteudo.ts'
import { conversa } from './campo/conversa.ts'
import { entrega, fatura, pagamento } from './campo/pagamento.ts'
import { importacao } from './campo/importacao.ts'
import { carta, dominio, fornecedor, identidade, remetente } from './campo/fornecedor.ts'
import { negociacao, orcamento } from './campo/negociacao.ts'
import type { NomeDeCampo } from './nome-de-campo.ts'
import { operacao } from './campo/operacao.ts'
import { politica } from './campo/politica.ts'
import { pedido } from './campo/pedido.ts'
import { publicacao } from './campo/publicacao.ts'
import { produto } from './campo/produto.ts'
import { protecao } from './campo/protecao.ts'
import { promocao } from './campo/promocao.ts'
import { registro } from './campo/registro.ts'
import { titular } from './campo/titular.ts'
import { join } from './join.ts'

/** What a field means, for every name of the contract: a name without a description does not compile. */
export const descricoes = join(
  camposComuns,
  daFalha,
  fornecedor,
  identidade,
  dominio,
  carta,
  remetente,
  produto,
  publicacao,
  busca,
  carrinho,
  listaCompras,
  pedido,
  politica,
  pagamento,
  fatura,
  entrega,
  cliente,
  acesso,
  protecao,
  titular,
  conversa,
  catalogo,
  importacao,
  registro,
  operacao,
  promocao,
  negociacao,
  orcamento,
  aprovacao,
  assinatura,
  conteudo,
  painel,
) satisfies Record<NomeDeCampo, string>
