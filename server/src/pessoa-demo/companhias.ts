/** What is bought along with a leaf category, so that past orders look like meals, cleaning days and walls. */
const companhias: Readonly<Record<string, readonly string[]>> = {
  // Grocery.
  'cafes-e-chas': [
    'leites-e-iogurtes',
    'paes',
    'bolos-e-salgados',
    'manteigas-e-cremes',
    'farinhas-e-acucar',
    'biscoitos',
  ],
  paes: ['queijos', 'frios', 'manteigas-e-cremes', 'cafes-e-chas', 'doces-e-geleias', 'ovos'],
  'leites-e-iogurtes': ['cafes-e-chas', 'frutas', 'biscoitos', 'graos-e-cereais'],
  'massas-e-molhos': ['queijos', 'azeites-e-oleos', 'conservas', 'temperos', 'bovinos', 'vinhos'],
  'graos-e-cereais': ['legumes', 'temperos', 'bovinos', 'aves-e-suinos', 'azeites-e-oleos'],
  bovinos: ['temperos', 'legumes', 'verduras-e-ervas', 'graos-e-cereais'],
  'aves-e-suinos': ['temperos', 'legumes', 'verduras-e-ervas', 'graos-e-cereais'],
  peixes: ['azeites-e-oleos', 'verduras-e-ervas', 'legumes', 'temperos'],
  queijos: ['paes', 'frios', 'doces-e-geleias', 'castanhas'],
  legumes: ['verduras-e-ervas', 'frutas', 'azeites-e-oleos', 'temperos'],
  frutas: ['leites-e-iogurtes', 'castanhas', 'legumes'],
  ovos: ['paes', 'manteigas-e-cremes', 'farinhas-e-acucar'],
  'farinhas-e-acucar': ['ovos', 'manteigas-e-cremes', 'leites-e-iogurtes'],
  'cozinha-e-casa': ['roupas', 'papeis-e-descartaveis', 'banho'],
  banho: ['cuidado-diario', 'papeis-e-descartaveis', 'cozinha-e-casa'],
  // Wholesale for bars and restaurants.
  refrigerantes: ['copos-e-talheres', 'aguas', 'sucos-e-chas', 'biscoitos-e-salgadinhos'],
  aguas: ['refrigerantes', 'copos-e-talheres', 'sucos-e-chas'],
  'graos-e-farinhas': ['oleos-e-molhos', 'temperos', 'carnes-e-aves', 'massas'],
  massas: ['oleos-e-molhos', 'queijos-e-frios', 'conservas'],
  'limpeza-geral': ['utensilios-de-limpeza', 'papeis', 'lavanderia', 'sacos-e-filmes'],
  'copos-e-talheres': ['embalagens', 'papeis', 'refrigerantes'],
  cafe: ['acucar-e-doces', 'leites-e-manteigas', 'copos-e-talheres'],
  // Building.
  'cimento-e-cal': ['areia-e-pedra', 'tijolos-e-blocos', 'aco', 'argamassa-e-rejunte'],
  'tijolos-e-blocos': ['cimento-e-cal', 'areia-e-pedra', 'aco'],
  'pisos-e-revestimentos': ['argamassa-e-rejunte', 'ferramentas-manuais'],
  tintas: ['massas-e-preparacao', 'acessorios-de-pintura'],
  'fios-e-cabos': ['disjuntores-e-quadros', 'tomadas-e-interruptores', 'iluminacao'],
  'tubos-e-conexoes': ['registros-e-caixas', 'loucas-e-metais'],
}

/** Categories that go with one; none for most. */
export function companhiasOf(categoria: string): readonly string[] {
  return companhias[categoria] ?? []
}
