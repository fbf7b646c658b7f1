import type { EnderecoDemo } from './pessoa.ts'

/** Streets of the region, inside the areas that the demo stores serve. */
type Lugar = Omit<EnderecoDemo, 'apelido'>

export const centro: Lugar = {
  rua: 'Rua Barão de Jaguara',
  numero: '948',
  bairro: 'Centro',
  cidade: 'Campinas',
  uf: 'SP',
  cep: '13015002',
  lat: -22.9056,
  lng: -47.0608,
}
export const cambui: Lugar = {
  rua: 'Rua Coronel Quirino',
  numero: '1250',
  bairro: 'Cambuí',
  cidade: 'Campinas',
  uf: 'SP',
  cep: '13025002',
  lat: -22.8952,
  lng: -47.0522,
}
export const taquaral: Lugar = {
  rua: 'Avenida Heitor Penteado',
  numero: '410',
  bairro: 'Taquaral',
  cidade: 'Campinas',
  uf: 'SP',
  cep: '13075460',
  lat: -22.8767,
  lng: -47.0553,
}
export const guanabara: Lugar = {
  rua: 'Rua Oliveira Cardoso',
  numero: '220',
  bairro: 'Jardim Guanabara',
  cidade: 'Campinas',
  uf: 'SP',
  cep: '13073035',
  lat: -22.8906,
  lng: -47.0736,
}
export const valinhos: Lugar = {
  rua: 'Rua Antônio Carlos',
  numero: '310',
  bairro: 'Centro',
  cidade: 'Valinhos',
  uf: 'SP',
  cep: '13270005',
  lat: -22.9708,
  lng: -46.9958,
}
export const sumare: Lugar = {
  rua: 'Avenida Sete de Setembro',
  numero: '520',
  bairro: 'Centro',
  cidade: 'Sumaré',
  uf: 'SP',
  cep: '13170027',
  lat: -22.8219,
  lng: -47.2668,
}
export const indaiatuba: Lugar = {
  rua: 'Rua Candelária',
  numero: '780',
  bairro: 'Centro',
  cidade: 'Indaiatuba',
  uf: 'SP',
  cep: '13330180',
  lat: -23.0903,
  lng: -47.2181,
}
export const saoPaulo: Lugar = {
  rua: 'Rua dos Pinheiros',
  numero: '640',
  bairro: 'Pinheiros',
  cidade: 'São Paulo',
  uf: 'SP',
  cep: '05422001',
  lat: -23.5651,
  lng: -46.6846,
}
