import { normalizeTelefone } from '@vitrine/rules/documento'
import { whyNotArea, type Area, type MotivoArea } from '@vitrine/rules/poligono'
import { z } from 'zod'

import { idDeclarado, intervalo, texto } from '#declarado'
import { Coordenadas } from '#lugar'
import { TipoEntrega } from '#venda'

/** A store as its supplier keeps it: where goods are picked up, and from when until when. */
export const CadastroLoja = Coordenadas.extend({
  idloja: idDeclarado,
  nome: texto(80, 1),
  descricao_endereco_loja: texto(300, 1),
  telefone: texto(20)
    .refine((telefone) => telefone === '' || normalizeTelefone(telefone) !== null, {
      error: 'Este telefone não existe: diga o DDD e o número.',
    })
    .default(''),
  /** One entry for each weekday, Monday first; null: closed on that day. Empty list: the hours are not known. */
  horarios: z
    .array(intervalo.nullable())
    .refine(({ length }) => length === 0 || length === 7, {
      error: 'Diga os sete dias, de segunda a domingo.',
    })
    .default([]),
}).strict()
export type CadastroLoja = z.infer<typeof CadastroLoja>

const Posicao = z.tuple([z.number(), z.number()])
/** Maximum number of corners of one drawing, counting all its rings. */
const MAX_PONTOS = 20_000

const mensagens: Record<MotivoArea, string> = {
  FORA: 'Há um ponto que não fica na Terra: diga a longitude e depois a latitude.',
  CURTA: 'Uma área tem pelo menos três cantos.',
  ABERTA: 'O contorno não fecha: o último ponto é o primeiro.',
  CRUZADA: 'O contorno cruza a si mesmo.',
}

/** A drawing as GeoJSON has it (RFC 7946): longitude first, rings closed, the outer one first. */
const Geojson = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('Polygon'), coordinates: z.array(z.array(Posicao)) }),
    z.strictObject({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(Posicao))) }),
  ])
  .superRefine((area: Area, { addIssue }) => {
    const aneis = area.type === 'Polygon' ? area.coordinates : area.coordinates.flat()
    const pontos = aneis.reduce((soma, { length }) => soma + length, 0)
    const motivo = pontos <= MAX_PONTOS && whyNotArea(area)
    if (motivo) addIssue({ code: 'custom', message: mensagens[motivo] })
    if (pontos > MAX_PONTOS)
      addIssue({ code: 'custom', message: 'O contorno tem pontos demais: são no máximo 20.000.' })
  })

/** An area that a supplier delivers to, or whose people pick up. */
export const CadastroArea = z.strictObject({
  idarea: idDeclarado,
  tipo: TipoEntrega,
  nome: texto(120, 1),
  geojson: Geojson,
})
export type CadastroArea = z.infer<typeof CadastroArea>
