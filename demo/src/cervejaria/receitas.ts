/** A beer as brewed, whatever it is filled into. */
export interface Receita {
  categoria: string
  estilo: string
  /** Alcohol by volume, in percent. */
  teor: number
  /** Bitterness. */
  ibu: number
  /** Celsius, '4 a 6 °C'. */
  temperatura: string
  ingredientes: string
  cor: string
  cor2: string
  motivo: string
  /** Absent: barley, with gluten. */
  alergicos?: string
  tags?: string[]
}

const BASE = 'Água, malte de cevada, lúpulo e levedura'

export const pilsen: Receita = {
  categoria: 'lager',
  estilo: 'German pilsner',
  teor: 4.6,
  ibu: 18,
  temperatura: '2 a 4 °C',
  ingredientes: BASE,
  cor: '#c8962a',
  cor2: '#f6edd6',
  motivo: 'sheaf-of-rice',
}
export const vienna: Receita = {
  categoria: 'lager',
  estilo: 'Vienna lager',
  teor: 5.1,
  ibu: 24,
  temperatura: '4 a 6 °C',
  ingredientes: BASE,
  cor: '#a8561c',
  cor2: '#f4e2c8',
  motivo: 'musical-notes',
}
export const lagerSemGluten: Receita = {
  categoria: 'lager',
  estilo: 'American lager',
  teor: 4.4,
  ibu: 14,
  temperatura: '2 a 4 °C',
  ingredientes: `${BASE} e enzima`,
  alergicos: 'Derivado de cevada; menos de 10 ppm de glúten',
  cor: '#e3c77a',
  cor2: '#3f7a6a',
  motivo: 'seedling',
  tags: ['sem-gluten'],
}
export const semAlcool: Receita = {
  categoria: 'lager',
  estilo: 'Lager sem álcool',
  teor: 0.4,
  ibu: 16,
  temperatura: '2 a 4 °C',
  ingredientes: BASE,
  cor: '#8fb3c4',
  cor2: '#f4f1e6',
  motivo: 'water-wave',
}
export const ipa: Receita = {
  categoria: 'ipa',
  estilo: 'American IPA',
  teor: 6.4,
  ibu: 55,
  temperatura: '5 a 7 °C',
  ingredientes: BASE,
  cor: '#3f6b3a',
  cor2: '#e3edc4',
  motivo: 'mountain',
  tags: ['premio-2026'],
}
export const session: Receita = {
  categoria: 'ipa',
  estilo: 'Session IPA',
  teor: 4.2,
  ibu: 36,
  temperatura: '4 a 6 °C',
  ingredientes: BASE,
  cor: '#17626b',
  cor2: '#dfeef0',
  motivo: 'hiking-boot',
}
export const doubleIpa: Receita = {
  categoria: 'ipa',
  estilo: 'Double IPA',
  teor: 8.2,
  ibu: 78,
  temperatura: '6 a 8 °C',
  ingredientes: `${BASE} e açúcar mascavo`,
  cor: '#1f3d2a',
  cor2: '#e2b23a',
  motivo: 'volcano',
}
export const neipa: Receita = {
  categoria: 'ipa',
  estilo: 'New England IPA',
  teor: 6.8,
  ibu: 32,
  temperatura: '5 a 7 °C',
  ingredientes: 'Água, malte de cevada, aveia, trigo, lúpulo e levedura',
  alergicos: 'Contém cevada, aveia, trigo e glúten',
  cor: '#f0a63c',
  cor2: '#2f6b4a',
  motivo: 'mango',
}
export const paleAle: Receita = {
  categoria: 'ipa',
  estilo: 'American pale ale',
  teor: 5.3,
  ibu: 38,
  temperatura: '5 a 7 °C',
  ingredientes: BASE,
  cor: '#c0702a',
  cor2: '#f2e6cc',
  motivo: 'sunrise',
}
export const weiss: Receita = {
  categoria: 'trigo',
  estilo: 'Hefeweizen',
  teor: 5.2,
  ibu: 13,
  temperatura: '5 a 7 °C',
  ingredientes: 'Água, malte de trigo, malte de cevada, lúpulo e levedura',
  alergicos: 'Contém trigo, cevada e glúten',
  cor: '#e0b13a',
  cor2: '#f7f1e0',
  motivo: 'cloud',
}
export const witbier: Receita = {
  categoria: 'trigo',
  estilo: 'Witbier',
  teor: 4.9,
  ibu: 15,
  temperatura: '4 a 6 °C',
  ingredientes:
    'Água, malte de cevada, trigo não maltado, casca de laranja, semente de coentro, lúpulo e levedura',
  alergicos: 'Contém cevada, trigo e glúten',
  cor: '#e07b1a',
  cor2: '#fdf0de',
  motivo: 'tangerine',
  tags: ['premio-2026'],
}
export const stout: Receita = {
  categoria: 'escuras',
  estilo: 'Oatmeal stout',
  teor: 7.1,
  ibu: 34,
  temperatura: '8 a 10 °C',
  ingredientes: 'Água, malte de cevada, aveia, cevada torrada, lúpulo e levedura',
  alergicos: 'Contém cevada, aveia e glúten',
  cor: '#241a18',
  cor2: '#b98b4a',
  motivo: 'crescent-moon',
  tags: ['lancamento'],
}
export const redAle: Receita = {
  categoria: 'escuras',
  estilo: 'Irish red ale',
  teor: 5.6,
  ibu: 26,
  temperatura: '6 a 8 °C',
  ingredientes: BASE,
  cor: '#9c3220',
  cor2: '#f3ddd0',
  motivo: 'maple-leaf',
}
export const porter: Receita = {
  categoria: 'escuras',
  estilo: 'Porter com café',
  teor: 6,
  ibu: 30,
  temperatura: '8 a 10 °C',
  ingredientes: `${BASE} e café arábica`,
  cor: '#4a2c1a',
  cor2: '#e5d3b4',
  motivo: 'hot-beverage',
  tags: ['premio-2026'],
}
export const dunkel: Receita = {
  categoria: 'escuras',
  estilo: 'Munich dunkel',
  teor: 5,
  ibu: 22,
  temperatura: '6 a 8 °C',
  ingredientes: BASE,
  cor: '#5a2f1a',
  cor2: '#f0dcc0',
  motivo: 'chestnut',
}
export const sourAmora: Receita = {
  categoria: 'sour',
  estilo: 'Fruit sour',
  teor: 4.4,
  ibu: 6,
  temperatura: '4 a 6 °C',
  ingredientes: 'Água, malte de cevada, trigo, amora-preta, lúpulo, lactobacilos e levedura',
  alergicos: 'Contém cevada, trigo e glúten',
  cor: '#57198e',
  cor2: '#ecdff2',
  motivo: 'blueberries',
  tags: ['lote-unico'],
}
export const sourGoiaba: Receita = {
  categoria: 'sour',
  estilo: 'Catharina sour',
  teor: 4.5,
  ibu: 5,
  temperatura: '4 a 6 °C',
  ingredientes: 'Água, malte de cevada, trigo, goiaba, lúpulo, lactobacilos e levedura',
  alergicos: 'Contém cevada, trigo e glúten',
  cor: '#d84a6a',
  cor2: '#f9e3e6',
  motivo: 'peach',
}
export const sourMaracuja: Receita = {
  categoria: 'sour',
  estilo: 'Catharina sour',
  teor: 4.5,
  ibu: 5,
  temperatura: '4 a 6 °C',
  ingredientes: 'Água, malte de cevada, trigo, maracujá, lúpulo, lactobacilos e levedura',
  alergicos: 'Contém cevada, trigo e glúten',
  cor: '#e0a526',
  cor2: '#4a2a5a',
  motivo: 'lemon',
}
