import { z } from 'zod'

import { dia, idDeclarado, ordem, semRepetir, slug, texto } from '#declarado'
import type { Conteudo } from '#publicacao'
import { TipoEntrega } from '#venda'

import { Destino, Dispositivo, ImagemCarrossel, TelaCarrossel, TipoConteudo } from './entidade.ts'

/** A carousel as its supplier writes it: on which screens and for which customers it is shown, and what is in it. Its id is that of the piece (idconteudo). */
const CadastroCarrossel = z
  .strictObject({
    titulo: texto(80, 1),
    subtitulo: texto(120).default(''),
    tela: TelaCarrossel,
    tipo_conteudo: TipoConteudo,
    conteudo: z
      .strictObject({
        imagens: z.array(ImagemCarrossel).max(12).optional(),
        /** Products with all of them. */
        tags: semRepetir(slug(40), 5).optional(),
        /** Slug of a category: products of it and of those below it. */
        categ: slug(80).optional(),
        destino: Destino.nullable().optional(),
      })
      .default({}),
    limite: z.int().min(2).max(24).default(12),
    /** Empty: all devices. */
    dispositivos: semRepetir(Dispositivo, 2).default([]),
    /** Empty: for every payment method and every way of delivery. */
    condicoes: z
      .strictObject({
        idformapagto: semRepetir(idDeclarado, 50).optional(),
        tipoEntrega: TipoEntrega.optional(),
      })
      .default({}),
    /** The static page that it stands on; null: any. */
    idstaticpage: idDeclarado.nullable().default(null),
    /** First and last day, in the store's zone. */
    inicio: dia.nullable().default(null),
    fim: dia.nullable().default(null),
    ordem: ordem.default(0),
    ativo: z.boolean().default(true),
  })
  .superRefine(({ tipo_conteudo, conteudo, inicio, fim }, { addIssue }) => {
    const refuse = (path: string[], message: string) => addIssue({ code: 'custom', path, message })
    if (tipo_conteudo === 'STATIC_IMAGES' && !conteudo.imagens?.length)
      refuse(['conteudo', 'imagens'], 'Um carrossel de imagens tem pelo menos uma.')
    if (tipo_conteudo === 'TAG' && !conteudo.tags?.length)
      refuse(['conteudo', 'tags'], 'Diga pelo menos uma etiqueta de produto.')
    if (inicio && fim && fim < inicio) refuse(['fim'], 'O fim vem antes do início.')
  })
export type CadastroCarrossel = z.input<typeof CadastroCarrossel>

/** Carousels (§3, §7): versions of decision 0080. */
export const conteudoCarrossel = {
  tipo: 'CARROSSEL',
  nome: 'carrosseis',
  dados: CadastroCarrossel,
} satisfies Conteudo<typeof CadastroCarrossel>
