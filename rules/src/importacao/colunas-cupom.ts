import { normalizeCodigo } from '#cupom'
import { parsePercentual, parseReais } from '#dinheiro'

import type { Coluna, Leitura } from './coluna.ts'
import { readCodigo, readPreco, readQuantidade, readSimNao, readTexto } from './read-celula.ts'
import {
  readDia,
  readEscolha,
  readLista,
  showDia,
  showEscolha,
  showLista,
  type Escolhas,
} from './read-palavra.ts'

const tipos: Escolhas = {
  percentual: ['Percentual', '%', 'porcentagem', 'por cento', 'perc'],
  absoluto: ['Em reais', 'reais', 'R$', 'valor', 'valor fixo', 'fixo', 'dinheiro'],
}
const canais: Escolhas = {
  WEB: ['Site', 'loja virtual', 'internet', 'online'],
  MANUAL: ['Atendimento', 'atendente', 'televendas', 'vendedor'],
}
const entregas: Escolhas = {
  DELIVERY: ['Entrega', 'frete', 'em casa'],
  RETIRADA: ['Retirada', 'retirada na loja', 'balcao'],
}

function readCodigoDoCupom(celula: string): Leitura {
  const lida = readCodigo(40)(celula)
  return 'erro' in lida ? lida : { valor: normalizeCodigo(String(lida.valor)) }
}

/** 10, 10%, R$ 20,00: whether the sign fits the kind of discount, only the whole row shows. */
function readDesconto(celula: string): Leitura {
  return readPreco(celula.replace(/%\s*$/, '').trim())
}

/** A count: whole, 1 at least. */
function readVezes(celula: string): Leitura {
  const lida = readQuantidade(celula)
  if ('erro' in lida) return lida
  const vezes = Number(lida.valor)
  if (!Number.isInteger(vezes) || vezes < 1) return { erro: 'Escreva um número inteiro, de 1 em diante.' }
  return vezes <= 1_000_000_000 ? lida : { erro: 'O número é grande demais.' }
}

/** A coupon's columns, in the order in which they are exported; the lengths are those of its declaration in the contract. */
export const colunasCupom = [
  {
    campo: 'codigocupom',
    titulo: 'Código do cupom',
    sinonimos: ['cupom', 'codigo', 'cod cupom', 'codigo cupom', 'voucher', 'codigo promocional'],
    read: readCodigoDoCupom,
    isObrigatoria: true,
    largura: 18,
  },
  {
    campo: 'nome',
    titulo: 'Nome',
    sinonimos: ['nome do cupom', 'titulo', 'campanha'],
    read: readTexto(80),
    isObrigatoria: true,
    largura: 30,
  },
  {
    campo: 'descricao',
    titulo: 'Descrição',
    sinonimos: ['descricao do cupom', 'texto', 'observacao'],
    read: readTexto(500),
    mayClear: true,
    largura: 40,
  },
  {
    campo: 'tipodesconto',
    titulo: 'Tipo de desconto',
    sinonimos: ['tipo', 'tipo desconto', 'desconto em'],
    read: readEscolha(tipos),
    show: showEscolha(tipos),
    isObrigatoria: true,
  },
  {
    campo: 'valor',
    titulo: 'Desconto',
    sinonimos: ['valor', 'valor do desconto', 'desconto %', 'percentual', 'percentual de desconto'],
    read: readDesconto,
    isObrigatoria: true,
  },
  {
    campo: 'valor_minimo',
    titulo: 'Pedido mínimo (R$)',
    sinonimos: ['pedido minimo', 'valor minimo', 'compra minima', 'minimo'],
    read: readPreco,
    mayClear: true,
  },
  {
    campo: 'inicio',
    titulo: 'Primeiro dia',
    sinonimos: ['inicio', 'data inicio', 'data de inicio', 'de', 'valido de', 'vigencia inicial'],
    read: readDia,
    show: showDia,
    mayClear: true,
  },
  {
    campo: 'fim',
    titulo: 'Último dia',
    sinonimos: ['fim', 'data fim', 'data final', 'ate', 'valido ate', 'validade', 'vencimento', 'expira em'],
    read: readDia,
    show: showDia,
    mayClear: true,
  },
  {
    campo: 'limite',
    titulo: 'Usos ao todo',
    sinonimos: ['limite', 'limite de usos', 'limite total', 'quantidade de usos'],
    read: readVezes,
    mayClear: true,
  },
  {
    campo: 'limite_por_cliente',
    titulo: 'Usos por cliente',
    sinonimos: ['limite por cliente', 'vezes por cliente', 'usos por pessoa'],
    read: readVezes,
    mayClear: true,
  },
  {
    campo: 'valor_limite',
    titulo: 'Desconto máximo ao todo (R$)',
    sinonimos: [
      'verba',
      'verba do cupom',
      'valor limite',
      'limite em reais',
      'limite de desconto',
      'desconto maximo',
    ],
    read: readPreco,
    mayClear: true,
  },
  {
    campo: 'primeira_compra',
    titulo: 'Só na primeira compra',
    sinonimos: ['primeira compra'],
    read: readSimNao,
  },
  {
    campo: 'tags',
    titulo: 'Etiquetas de clientes',
    sinonimos: ['etiquetas', 'tags', 'grupos de clientes', 'grupo de clientes'],
    read: readLista(40, { virgula: true, quantos: 50 }),
    show: showLista,
    mayClear: true,
  },
  {
    campo: 'idformapagto',
    titulo: 'Formas de pagamento',
    sinonimos: ['forma de pagamento', 'pagamento'],
    read: readLista(200, { quantos: 50 }),
    show: showLista,
    mayClear: true,
  },
  {
    campo: 'tipoEntrega',
    titulo: 'Entrega ou retirada',
    sinonimos: ['tipo de entrega', 'entrega'],
    read: readEscolha(entregas),
    show: showEscolha(entregas),
    mayClear: true,
  },
  {
    campo: 'canalVenda',
    titulo: 'Canal de venda',
    sinonimos: ['canal'],
    read: readEscolha(canais),
    show: showEscolha(canais),
    mayClear: true,
  },
  {
    campo: 'produtos',
    titulo: 'Só nos produtos (SKU)',
    sinonimos: ['produtos', 'skus', 'sku', 'codigos dos produtos'],
    read: readLista(60),
    show: showLista,
    mayClear: true,
    largura: 30,
  },
  {
    campo: 'categorias',
    titulo: 'Só nas categorias',
    sinonimos: ['categorias', 'categoria'],
    read: readLista(400, { quantos: 500 }),
    show: showLista,
    mayClear: true,
    largura: 30,
  },
  {
    campo: 'aplicacao_automatica',
    titulo: 'Entra sozinho',
    sinonimos: ['aplicacao automatica', 'automatico'],
    read: readSimNao,
  },
  {
    campo: 'indicacao',
    titulo: 'De indicação',
    sinonimos: ['indicacao', 'cupom de indicacao', 'para compartilhar'],
    read: readSimNao,
  },
  {
    campo: 'nao_usar_com_politica',
    titulo: 'Não soma a preço especial',
    sinonimos: ['nao usar com politica', 'nao acumula'],
    read: readSimNao,
  },
  {
    campo: 'habilitar_visualizacao_desconto',
    titulo: 'Mostra o desconto em cada item',
    sinonimos: ['habilitar visualizacao desconto', 'mostra desconto'],
    read: readSimNao,
  },
  {
    campo: 'listado',
    titulo: 'Aparece na lista',
    sinonimos: ['listado', 'publico', 'visivel'],
    read: readSimNao,
  },
  { campo: 'ativo', titulo: 'Ativo', sinonimos: ['situacao', 'status'], read: readSimNao },
] as const satisfies readonly Coluna[]

export type CampoCupom = (typeof colunasCupom)[number]['campo']

/**
 * What the cell of a discount says against its kind; null: nothing. A spreadsheet keeps 10% as 0,1, and a sign of the one kind is no
 * discount of the other.
 */
export function findDuvidaDoDesconto(celula: string, tipodesconto: string): string | null {
  const texto = celula.trim()
  const isPercentual = tipodesconto === 'percentual'
  if (texto.endsWith('%') && !isPercentual) return 'Está com %, e o tipo de desconto diz em reais.'
  if (/^R\$/i.test(texto) && isPercentual) return 'Está em R$, e o tipo de desconto diz percentual.'
  const valor = isPercentual && !texto.endsWith('%') ? parsePercentual(texto) : null
  if (valor === null || valor >= 1 || valor <= 0 || parseReais(texto) === null) return null
  return `A planilha guarda 10% como 0,1? Escreva ${String(valor * 100).replace('.', ',')}, ou ${texto}% se for isso mesmo.`
}
