/** A large generated catalogue with names as shops write them: 40 kinds of goods x 6 sorts x 84 brands x 5 sizes. */

interface Familia {
  nome: string
  sortes: string[]
  tamanhos: string[]
}

const secos = ['pacote 500 g', 'pacote 1 kg', 'pacote 2 kg', 'fardo 10 un · 1 kg', 'saco 5 kg']
const garrafas = ['garrafa 250 ml', 'garrafa 500 ml', 'garrafa 1 L', 'cx 12 un · 500 ml', 'galão 5 L']
const potes = ['pote 150 g', 'pote 300 g', 'pote 600 g', 'cx 24 un · 300 g', 'balde 3 kg']
const unidades = ['1 un', 'kit 3 un', 'cx 12 un', 'cx 24 un', 'fardo 48 un']

const familia = (nome: string, sortes: string, tamanhos: string[]): Familia => ({
  nome,
  sortes: sortes.split(', '),
  tamanhos,
})

export const familias: readonly Familia[] = [
  familia('Arroz', 'agulhinha tipo 1, parboilizado, integral, arbóreo, japonês, basmati', secos),
  familia('Feijão', 'carioca, preto, fradinho, branco, jalo, rajado', secos),
  familia('Macarrão', 'espaguete, parafuso, penne, talharim, integral, para lasanha', secos),
  familia(
    'Farinha de trigo',
    'tradicional, integral, com fermento, para pizza, para pastel, orgânica',
    secos,
  ),
  familia('Farinha de mandioca', 'torrada, crua, fina, grossa, amarela, temperada', secos),
  familia('Fubá', 'mimoso, pré-cozido, orgânico, médio, grosso, branco', secos),
  familia('Açúcar', 'refinado, cristal, demerara, mascavo, de confeiteiro, orgânico', secos),
  familia('Café', 'torrado e moído, extraforte, em grãos, descafeinado, gourmet, solúvel', secos),
  familia('Chá', 'de camomila, verde, preto, de hortelã, de erva-cidreira, mate tostado', potes),
  familia('Achocolatado', 'em pó, instantâneo, diet, com vitaminas, 50% cacau, branco', potes),
  familia('Leite', 'integral, desnatado, semidesnatado, sem lactose, em pó, condensado', garrafas),
  familia('Iogurte', 'natural, grego, de morango, de coco, desnatado, com mel', potes),
  familia('Queijo', 'muçarela, minas padrão, prato, parmesão, provolone, gorgonzola', secos),
  familia('Requeijão', 'cremoso, light, de corte, com cheddar, sem lactose, catupiry', potes),
  familia('Manteiga', 'com sal, sem sal, de garrafa, ghee, light, temperada', potes),
  familia('Presunto', 'cozido, parma, defumado, sem capa de gordura, fatiado, tender', secos),
  familia('Linguiça', 'toscana, calabresa, de frango, apimentada, defumada, para churrasco', secos),
  familia('Azeite', 'extravirgem, virgem, com alho, trufado, suave, com pimenta', garrafas),
  familia('Óleo', 'de soja, de girassol, de milho, de canola, de coco, de gergelim', garrafas),
  familia('Vinagre', 'de maçã, de vinho tinto, de álcool, balsâmico, de arroz, de framboesa', garrafas),
  familia('Molho de tomate', 'tradicional, manjericão, pedaçudo, bolonhesa, picante, orgânico', potes),
  familia('Maionese', 'tradicional, light, com limão, verde, temperada, vegana', potes),
  familia('Atum', 'em óleo, ao natural, ralado, sólido, defumado, com ervas', potes),
  familia('Sardinha', 'em óleo, com tomate, com limão, defumada, apimentada, sem pele', potes),
  familia('Milho', 'verde em conserva, para pipoca, doce, congelado, cozido no vapor, branco', potes),
  familia('Azeitona', 'verde com caroço, preta, recheada, fatiada, chilena, sem caroço', potes),
  familia(
    'Biscoito',
    'recheado de chocolate, cream cracker, maisena, amanteigado, de polvilho, integral',
    secos,
  ),
  familia('Bolacha', 'água e sal, maria, rosquinha de coco, wafer de morango, champanhe, de leite', secos),
  familia('Geleia', 'de morango, de goiaba, de damasco, de pimenta, de uva, de amora', potes),
  familia('Mel', 'silvestre, de laranjeira, de eucalipto, com própolis, orgânico, em favo', potes),
  familia('Granola', 'tradicional, sem açúcar, com castanhas, com chocolate, crocante, tropical', secos),
  familia('Suco', 'de uva integral, de laranja, de maçã, de caju, de maracujá, de manga', garrafas),
  familia('Refrigerante', 'cola, guaraná, limão, laranja, tônica, sem açúcar', garrafas),
  familia('Cerveja', 'pilsen, IPA, de trigo, stout, sem álcool, puro malte', garrafas),
  familia('Água', 'mineral sem gás, mineral com gás, de coco, tônica, saborizada, alcalina', garrafas),
  familia('Sabonete', 'líquido, em barra, antibacteriano, de erva-doce, infantil, hidratante', unidades),
  familia('Xampu', 'anticaspa, hidratante, infantil, para cabelos cacheados, seco, de babosa', garrafas),
  familia('Detergente', 'neutro, de coco, de limão, de maçã, concentrado, para lava-louças', garrafas),
  familia('Amaciante', 'concentrado, de lavanda, de bebê, floral, hipoalergênico, refil', garrafas),
  familia(
    'Papel higiênico',
    'folha dupla, folha simples, folha tripla, neutro, perfumado, reciclado',
    unidades,
  ),
]

const primeiras =
  'Serra, Vale, Campo, Sítio, Monte, Porto, Casa, Fazenda, Recanto, Moinho, Solar, Ribeirão'.split(', ')
const segundas = 'da Lua, do Sol, Real, São João, Aurora, dos Ipês, Bonito'.split(', ')
export const marcas: readonly string[] = primeiras.flatMap((primeira) =>
  segundas.map((segunda) => `${primeira} ${segunda}`),
)

export interface ProdutoGerado {
  sku: string
  nome: string
  marca: string
  embalagem: string
  vendas: number
}

/** The first `total` of the 100,800 in an order that has every kind early; sales without rhyme. */
export function generateCatalogo(total: number): ProdutoGerado[] {
  const all = marcas.flatMap((marca) =>
    [0, 1, 2, 3, 4, 5].flatMap((sorte) =>
      [0, 1, 2, 3, 4].flatMap((tamanho) =>
        familias.map(({ nome, sortes, tamanhos }) => ({
          nome: `${nome} ${sortes[sorte] ?? ''} ${marca}`,
          marca,
          embalagem: tamanhos[tamanho] ?? '',
        })),
      ),
    ),
  )
  return all.slice(0, total).map((produto, i) => ({ ...produto, sku: `G${i}`, vendas: (i * 7919) % 10_007 }))
}
