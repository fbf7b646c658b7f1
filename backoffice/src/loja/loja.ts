import type { LojaGuardada } from '@vitrine/contract'

import type { Erros } from '#ajuste'
import { readCampos, readHoras, type Textos, writeHoras, writeNumero } from '#cadastro'

/** A store that is written; `versao` null: a new one. */
export type LojaEscrita = Omit<LojaGuardada, 'versao'> & { versao: number | null }

const DIAS = [0, 1, 2, 3, 4, 5, 6]
/** Named as a refusal names it. */
export const campoDoDia = (dia: number) => `horarios.${dia}`
export const camposDaLoja = [
  'nome',
  'descricao_endereco_loja',
  'telefone',
  'lat',
  'lng',
  ...DIAS.map(campoDoDia),
]

export const novaLoja = (): LojaEscrita => ({
  idloja: crypto.randomUUID(),
  nome: '',
  descricao_endereco_loja: '',
  telefone: '',
  lat: Number.NaN,
  lng: Number.NaN,
  horarios: [],
  versao: null,
})

export const toTextosDaLoja = ({
  nome,
  descricao_endereco_loja,
  telefone,
  lat,
  lng,
  horarios,
}: LojaEscrita): Textos => ({
  nome,
  descricao_endereco_loja,
  telefone,
  lat: Number.isNaN(lat) ? '' : writeNumero(lat),
  lng: Number.isNaN(lng) ? '' : writeNumero(lng),
  ...Object.fromEntries(DIAS.map((dia) => [campoDoDia(dia), writeHoras(horarios[dia])])),
})

/** A store as it will be, or what is wrong at each field. No hours at all: they are not told. */
export function readLoja(
  textos: Textos,
): { loja: Omit<LojaEscrita, 'versao' | 'idloja'> } | { erros: Erros } {
  const campos = readCampos(textos)
  const [lat, lng] = [campos.decimalOf('lat', 6), campos.decimalOf('lng', 6)]
  if (lat === null || lng === null)
    campos.erros[lat === null ? 'lat' : 'lng'] ??= 'Diga onde fica: use “Achar pelo endereço”.'
  const ditos = DIAS.map((dia) => {
    const texto = campos.textoOf(campoDoDia(dia))
    const horario = texto === '' ? null : readHoras(texto)
    if (texto !== '' && horario === null)
      campos.erros[campoDoDia(dia)] = 'Escreva como 8h às 18h; vazio, a loja fecha.'
    return horario
  })
  if (Object.keys(campos.erros).length > 0 || lat === null || lng === null) return { erros: campos.erros }
  return {
    loja: {
      nome: campos.textoOf('nome'),
      descricao_endereco_loja: campos.textoOf('descricao_endereco_loja'),
      telefone: campos.textoOf('telefone'),
      lat,
      lng,
      horarios: ditos.every((dito) => dito === null) ? [] : ditos,
    },
  }
}

/** Under its name in the list. */
export function sayLoja({ descricao_endereco_loja, horarios }: LojaEscrita): string {
  const abertos = horarios.filter((horario) => horario !== null).length
  return abertos > 0
    ? `${descricao_endereco_loja} · abre ${abertos} dias por semana`
    : descricao_endereco_loja
}
