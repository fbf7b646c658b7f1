import { isHrefSeguro, listHrefs } from '@vitrine/rules/texto-rico'
import { z } from 'zod'

import { idDeclarado, texto } from '#declarado'
import { camposDoFormulario } from '#formulario'
import { Imagem } from '#imagem'

/** Text with strong words and links, as `parseTextoRico` reads it; no other markup means anything. */
export const textoRico = (max: number) =>
  texto(max, 1).refine((palavras) => listHrefs(palavras).every(isHrefSeguro), {
    error: 'Um dos links não pode ser usado: comece com https://, loja:/, mailto: ou tel:.',
  })

const bloco = <T extends string, S extends z.ZodRawShape>(tipo: T, campos: S) =>
  z.strictObject({ tipo: z.literal(tipo), ...campos })

/** What a page is made of: each kind is drawn by the shop itself, so that no page brings markup or script (ux 1.17). */
export const Bloco = z.discriminatedUnion('tipo', [
  bloco('TITULO', { nivel: z.union([z.literal(2), z.literal(3)]).default(2), texto: texto(120, 1) }),
  bloco('TEXTO', { texto: textoRico(5000) }),
  bloco('LISTA', { ordenada: z.boolean().default(false), itens: z.array(textoRico(600)).min(1).max(60) }),
  bloco('TABELA', {
    legenda: texto(160, 1),
    colunas: z.array(texto(80, 1)).min(2).max(8),
    linhas: z
      .array(z.array(texto(300)))
      .min(1)
      .max(100),
  }),
  /** `proporcao`: its width over its height, so that the room stands before it comes. */
  bloco('IMAGEM', { imagem: Imagem, proporcao: z.number().min(0.4).max(4), legenda: texto(300).default('') }),
  /** Nothing of the provider is loaded before somebody asks for it. */
  bloco('VIDEO', {
    provedor: z.enum(['YOUTUBE', 'VIMEO']),
    codigo: z.string().regex(/^[\w-]{6,20}$/, { error: 'Diga o código do vídeo, sem o endereço.' }),
    titulo: texto(120, 1),
  }),
  bloco('PERGUNTAS', {
    perguntas: z
      .array(z.strictObject({ pergunta: texto(200, 1), resposta: textoRico(3000) }))
      .min(1)
      .max(40),
  }),
  bloco('CARROSSEL', { idcarrossel: idDeclarado }),
  /** The supplier's own stores, with address and hours. */
  bloco('MAPA', {}),
  bloco('FORMULARIO', camposDoFormulario),
])
export type Bloco = z.infer<typeof Bloco>

const larguraCerta = ({ colunas, linhas }: Extract<Bloco, { tipo: 'TABELA' }>) =>
  linhas.every(({ length }) => length === colunas.length)

/** Blocks of a page, headings in order: screen readers walk by them. */
export const Blocos = z
  .array(Bloco)
  .min(1)
  .max(120)
  .superRefine((blocos, { addIssue }) => {
    let nivel = 1
    const formularios = new Set<string>()
    for (const [i, cada] of blocos.entries()) {
      const refuse = (campo: string, message: string) =>
        addIssue({ code: 'custom', path: [i, campo], message, input: cada })
      if (cada.tipo === 'TABELA' && !larguraCerta(cada))
        refuse('linhas', 'Cada linha tem tantas células quanto a tabela tem colunas.')
      if (cada.tipo === 'FORMULARIO' && formularios.size === formularios.add(cada.codigo).size)
        refuse('codigo', 'Já há um formulário com este código na página.')
      if (cada.tipo !== 'TITULO') continue
      if (cada.nivel > nivel + 1) refuse('nivel', 'Um subtítulo vem depois de um título.')
      nivel = cada.nivel
    }
  })
