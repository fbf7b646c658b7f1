import type { CatalogoDemo } from '../tipos.ts'

export const catalogo: CatalogoDemo = {
  tags: [
    { tag: 'lancamento', nome: 'Lançamento', grupo: 'Novidades', promovida: true },
    { tag: 'zero-acucar', nome: 'Zero açúcar', grupo: 'Alimentação', promovida: true },
    { tag: 'sem-gluten', nome: 'Sem glúten', grupo: 'Alimentação', promovida: true },
    { tag: 'sem-lactose', nome: 'Sem lactose', grupo: 'Alimentação' },
    { tag: 'vegano', nome: 'Vegano', grupo: 'Alimentação' },
    { tag: 'sustentavel', nome: 'Sustentável', grupo: 'Cuidado com o planeta', promovida: true },
  ],
  sinonimos: {
    refri: ['refrigerante', 'guaraná'],
    coca: ['refrigerante cola'],
    bolacha: ['biscoito'],
    cândida: ['água sanitária'],
    qboa: ['água sanitária'],
    ph: ['papel higiênico'],
    canudinho: ['canudo'],
    breja: ['cerveja'],
    mozarela: ['muçarela'],
    'leite moça': ['leite condensado'],
    catchup: ['ketchup'],
    pinga: ['cachaça'],
  },
  setores: [
    { nome: 'Bebidas', icone: 'cup-soda', categorias: ['bebidas'] },
    { nome: 'Cozinha', icone: 'wheat', categorias: ['mercearia', 'laticinios', 'congelados-e-carnes'] },
    { nome: 'Salão e limpeza', icone: 'spray-can', categorias: ['limpeza', 'higiene', 'descartaveis'] },
  ],
  segmentos: [
    { nome: 'Bares e restaurantes', categorias: ['descartaveis', 'congelados-e-carnes'] },
    { nome: 'Mercados e padarias', categorias: [] },
  ],
}
