import type { CatalogoDemo } from '../tipos.ts'

export const catalogo: CatalogoDemo = {
  tags: [],
  sinonimos: {
    fio: ['cabo'],
    joelho: ['curva'],
    cotovelo: ['joelho'],
    massa: ['argamassa'],
    cola: ['adesivo'],
    'cola de cano': ['adesivo pvc'],
    cano: ['tubo'],
    tubo: ['cano'],
    privada: ['vaso sanitário'],
    lajota: ['piso', 'bloco'],
    azulejo: ['revestimento'],
    cerâmica: ['piso'],
    benjamim: ['adaptador'],
    bacia: ['vaso sanitário'],
    ferro: ['vergalhão'],
    madeirite: ['compensado'],
    makita: ['serra mármore'],
  },
  setores: [
    { nome: 'Erguer', icone: 'brick-wall', categorias: ['material-basico', 'estrutura'] },
    { nome: 'Instalar', icone: 'plug', categorias: ['eletrica', 'hidraulica'] },
    { nome: 'Acabar', icone: 'paint-roller', categorias: ['pintura', 'acabamento'] },
    { nome: 'Trabalhar', icone: 'hammer', categorias: ['ferramentas', 'ferragens', 'epis'] },
  ],
}
