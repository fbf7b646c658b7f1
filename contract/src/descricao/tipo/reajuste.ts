import type { PorTipo } from '#descricao'

/** Prices of many products changed by a rule, and what products cost whom. */
export const tiposDoReajuste = {
  SelecaoDeProdutos: {
    vista: 'Which products: all, on sale, not on sale, those that lack something.',
    sk: 'Words, or the beginning of a code (SKU, EAN); empty: all.',
    categ: 'Category that they stand in, itself or one below it; absent: any.',
    marca: 'Brand, as it is written; absent: any.',
    tag: 'Search tag that they carry; absent: any.',
  },
  RegraDoReajuste: {
    base: 'What the percentage is of. PRECO: the list price that stands. CUSTO: what the product costs the supplier.',
    percentual: 'Percent by which it changes: -10 is 10 % less; absent: none.',
    final:
      'How the new price ends, the nearest that does. NENHUM: as it is computed. FINAL_90: in 90 centavos. FINAL_99: in 99. DEZ_CENTAVOS: in tens of centavos. REAL: in whole reais.',
  },
  PedidoDeReajuste: { regra: 'What becomes of the list price.' },
  ReajusteDito: { dia: 'Day at the store, after today, on which it is applied; absent: at once.' },
  ExemploDoReajuste: {
    nome: 'Name of the product.',
    antes: 'List price in reais as it stands; null: it has none.',
    depois: 'List price in reais as it would be; null: it stays.',
    custo: 'What one unit costs the supplier, in reais; null: not known.',
    motivo: 'Why the product stays as it is, in words; null: it changes.',
  },
  EnsaioDeReajuste: {
    produtos: 'Products that are meant.',
    mudam: 'How many of them would change.',
    iguais: 'How many have the price already.',
    abaixo: 'How many of those that change would stand below their cost.',
    pulados: 'How many would stay as they are, by the reason.',
    'pulados.porque':
      'SEM_PRECO: sold by budget only. SEM_CUSTO: no cost is known. ABAIXO_DO_CUSTO: it would stand below its cost. CONTRADIZ: another price of the product forbids it. LIMITE: no price of a store.',
    'pulados.quantos': 'How many products stay for this reason.',
    exemplos: 'The first that change, 8 at most.',
  },
  Reajuste: {
    dia: 'Day at the store on which it is applied; null: at once.',
    estado:
      'AGENDADO: waits for its day. APLICANDO: at work. APLICADO: done. CANCELADO: called off, or stopped: prices stayed. FALHOU: something failed: prices stayed.',
    criado_em: 'When it was asked for.',
    aFazer: 'Products to be looked at in all.',
    pulados: 'Products that it left as they were.',
    idato: 'The act by which whoever asks takes it back; null: it changed nothing, or is of somebody else.',
    desfeito: 'Whether it was taken back.',
  },
  CustoDaPolitica: {
    produtos: 'Products on sale with a price that the policy is for.',
    abaixo: 'How many of them it would sell below their cost, in some quantity.',
    'exemplosabaixo.nome': 'Name of the product.',
    'exemplosabaixo.preco': 'Lowest price of one unit in reais, with this policy alone.',
    'exemplosabaixo.custo': 'What one unit costs the supplier, in reais.',
  },
  PrecoDaTabela: {
    nome: 'Name of the product.',
    preco: 'List price of one unit in reais; null: it has none.',
    custo: 'What one unit costs the supplier, in reais; null: not known.',
    porque:
      'Where the price comes from. TABELA: the list price. POLITICA: a commercial policy. OFERTA: the sale price. PAGAMENTO: the payment method.',
    precovendaatacado: 'Wholesale price of one unit in reais; null: none.',
    faixas: 'Quantities from which on one unit costs another price, for this buyer.',
    'faixas.quantidade': 'From this quantity on.',
    'faixas.preco': 'Price of one unit in reais.',
  },
} as const satisfies PorTipo
