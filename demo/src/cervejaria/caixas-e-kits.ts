import type { ProdutoDemo } from '../tipos.ts'
import { AVISO, MARCA, bottle } from './cerveja.ts'
import * as receita from './receitas.ts'

const caixa = bottle({
  forma: 'engradado',
  recipiente: 'caixa',
  categoria: 'caixas',
  conservacao: 'Em pé, em local fresco e escuro',
})

type Kit = Omit<ProdutoDemo, 'marca' | 'categoria' | 'unidade' | 'unidade_base' | 'maior_de_18'>

/** `fator_unidade` is the beer in it, in litres. */
function kit(produto: Kit): ProdutoDemo {
  return {
    marca: MARCA,
    categoria: 'kits',
    unidade: 'un',
    unidade_base: 'L',
    maior_de_18: true,
    ...produto,
    especificacoes: {
      ...produto.especificacoes,
      Alérgicos: 'Contém cevada, trigo, aveia e glúten',
      Aviso: AVISO,
    },
  }
}

export const caixasEKits = [
  caixa('AM-401', 'Caixa Pilsen Alto da Mata', receita.pilsen, {
    unidades: 12,
    ml: 600,
    preco: 154.8,
    precovendaatacado: 131.88,
    minvendaatacado: 12,
    estoque: 45,
    vendas: 83,
    descricao:
      'Doze garrafas de 600 ml em caixa de papelão com alças, já no preço de atacado desde a primeira. Cabe deitada no porta-malas pequeno.',
  }),
  caixa('AM-402', 'Caixa IPA Pico Agudo', receita.ipa, {
    unidades: 12,
    ml: 500,
    preco: 274.8,
    precovendaatacado: 214.8,
    minvendaatacado: 24,
    estoque: 20,
    vendas: 59,
    descricao:
      'Doze garrafas do lote mais novo da IPA, separadas na semana do envase. A partir de duas caixas, o preço é o de bar.',
  }),
  caixa('AM-403', 'Caixa Pilsen long neck 24', receita.pilsen, {
    principal: 'AM-401',
    unidades: 24,
    ml: 355,
    preco: 204,
    precovendaatacado: 167.76,
    minvendaatacado: 48,
    estoque: 38,
    vendas: 69,
    descricao:
      'Vinte e quatro garrafinhas em quatro packs de seis, que se separam para gelar por partes. Tampa de torcer, sem abridor.',
  }),
  caixa('AM-404', 'Caixa Session IPA Trilha 24', receita.session, {
    unidades: 24,
    ml: 355,
    preco: 261.6,
    precooferta: 213.6,
    estoque: 26,
    vendas: 58,
    descricao:
      'O estoque de um verão de caminhada, em 24 long necks. Guarde no lugar mais fresco da casa e leve à geladeira aos poucos.',
  }),
  caixa('AM-405', 'Caixa IPA Pico Agudo em lata', receita.ipa, {
    principal: 'AM-402',
    unidades: 12,
    ml: 473,
    preco: 178.8,
    precovendaatacado: 154.8,
    minvendaatacado: 24,
    estoque: 30,
    vendas: 56,
    descricao:
      'Bandeja de doze latões selada em filme, mais leve e sem risco de quebra. Para manter o aroma, mude direto para a geladeira.',
  }),
  caixa('AM-406', 'Caixa mista de trigo', receita.weiss, {
    unidades: 12,
    ml: 500,
    preco: 199.9,
    precooferta: 179.9,
    estoque: 16,
    vendas: 50,
    especificacoes: { Composição: '6 Weiss Neblina e 6 Witbier Laranja da Serra' },
    descricao:
      'Seis Weiss Neblina e seis Witbier Laranja da Serra, as duas escolas do trigo lado a lado. Prove a belga primeiro, que é mais leve.',
  }),
  kit({
    sku: 'AM-420',
    nome: 'Kit Degustação com copo',
    embalagem: '8 rótulos · 500 ml',
    preco: 149.9,
    precooferta: 129.9,
    preco_embalagem: 12,
    fator_unidade: 4,
    estoque: 35,
    vendas: 87,
    descricao:
      'Pilsen, weiss, witbier, vienna, red ale, pale ale, IPA e stout, na ordem do cartão, da mais leve à mais intensa. O copo de degustação marca 150 ml, para repartir.',
    especificacoes: { Composição: '8 garrafas de 500 ml e 1 copo de 150 ml' },
    tags: ['combo'],
    desenho: { forma: 'kit', cor: '#e0b13a', cor2: '#5b2c0c', motivo: 'clinking-beer-mugs' },
  }),
  kit({
    sku: 'AM-421',
    nome: 'Kit Lúpulo',
    embalagem: '4 rótulos · 473 ml',
    preco: 69.9,
    preco_embalagem: 10,
    fator_unidade: 1.892,
    estoque: 28,
    vendas: 60,
    descricao:
      'Session, pale ale, IPA e NEIPA em lata, para sentir o lúpulo de quatro jeitos. Deixe a NEIPA por último: é a mais perfumada, não a mais amarga.',
    especificacoes: { Composição: '4 latas de 473 ml' },
    tags: ['combo'],
    desenho: { forma: 'kit', cor: '#3f6b3a', cor2: '#e3edc4', motivo: 'four-leaf-clover' },
  }),
  kit({
    sku: 'AM-422',
    nome: 'Kit Weiss com copo',
    embalagem: '2 rótulos · 500 ml',
    preco: 89.9,
    precooferta: 79.9,
    preco_embalagem: 10,
    fator_unidade: 1,
    estoque: 22,
    vendas: 53,
    descricao:
      'Duas Weiss Neblina e o copo alto de 500 ml, que cabe a garrafa inteira com a espuma. Molhe o copo em água fria antes de servir.',
    especificacoes: { Composição: '2 garrafas de 500 ml e 1 copo weizen' },
    tags: ['combo'],
    desenho: { forma: 'kit', cor: '#e0b13a', cor2: '#f7f1e0', motivo: 'cloud' },
  }),
  kit({
    sku: 'AM-423',
    nome: 'Kit Noite Fria',
    embalagem: '3 rótulos · 500 ml',
    preco: 74.9,
    preco_embalagem: 10,
    fator_unidade: 1.5,
    estoque: 18,
    vendas: 46,
    descricao:
      'Stout, porter com café e dunkel, com um chocolate 70% de 80 g. É o presente de inverno da casa, em caixa escura com palha.',
    especificacoes: { Composição: '3 garrafas de 500 ml e 1 barra de chocolate 70%' },
    tags: ['combo'],
    desenho: { forma: 'kit', cor: '#241a18', cor2: '#b98b4a', motivo: 'crescent-moon' },
  }),
]
