import type { CatalogoDemo } from '../tipos.ts'

export const catalogo: CatalogoDemo = {
  tags: [
    { tag: 'lancamento', nome: 'Lançamento', grupo: 'Novidades', promovida: true },
    { tag: 'premio-2026', nome: 'Premiada em 2026', grupo: 'Prêmios', promovida: true },
    { tag: 'sem-gluten', nome: 'Sem glúten', grupo: 'Cerveja', promovida: true },
    { tag: 'ate-5', nome: 'Até 5%', grupo: 'Cerveja' },
    { tag: 'lote-unico', nome: 'Lote único', grupo: 'Cerveja' },
    { tag: 'combo', nome: 'Combo', grupo: 'Caixas e kits' },
  ],
  sinonimos: {
    chopp: ['chope'],
    chope: ['barril', 'growler'],
    weiss: ['trigo'],
    weizen: ['trigo'],
    pilsner: ['pilsen'],
    preta: ['stout', 'porter'],
    escura: ['stout', 'porter'],
    lupulada: ['ipa'],
    azeda: ['sour'],
    camisa: ['camiseta'],
    taça: ['copo'],
    caneca: ['copo'],
    presente: ['kit'],
  },
  setores: [
    { nome: 'Para beber', icone: 'beer', categorias: ['cervejas', 'chope', 'caixas-e-kits'] },
    { nome: 'Para a mesa e para vestir', icone: 'shirt', categorias: ['lojinha'] },
  ],
}
