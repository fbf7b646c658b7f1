import { FUSO_PADRAO, isFuso } from '@vitrine/rules/data'
import { isCnpj, isEmail, isUf, normalizeTelefone } from '@vitrine/rules/documento'
import { readChavePix } from '@vitrine/rules/pagamento'
import { esquemasTema, fontesTema, validateEntradas } from '@vitrine/rules/tema'
import { z } from 'zod'

import { idDeclarado, semRepetir, slug, texto } from '#declarado'

/** Hash of a picture; '' without one. */
const hash = z.string().regex(/^([0-9a-f]{32})?$/, { error: 'Isto não é uma imagem.' })

/** The eight inputs of a theme (ux 2.2). */
export const EntradasDoTema = z
  .strictObject({
    brand: z.string().toLowerCase(),
    accent: z.string().toLowerCase(),
    font: z.enum(fontesTema, { error: 'Escolha uma das fontes da lista.' }),
    radius: z.number(),
    density: z.number(),
    logoRatio: z.number(),
    imageRatio: z.number(),
    scheme: z.enum(esquemasTema, { error: 'Escolha claro, escuro ou automático.' }),
  })
  .superRefine((entradas, { addIssue }) => {
    for (const { campo, mensagem } of validateEntradas(entradas))
      addIssue({ code: 'custom', path: [campo], message: mensagem })
  })

/** The symbol is square; without one icons are made of what stands alone in the wordmark, else of the store's initial. */
export const LogoDoTema = z.strictObject({ claro: hash, escuro: hash, simbolo: hash.default('') })

/** The inputs of a theme and the wordmark; what follows from them is not kept. */
export const CadastroTema = z.strictObject({ entradas: EntradasDoTema, logo: LogoDoTema })

/** Within the store, or a secure page elsewhere: never a script. */
const href = texto(500, 1).refine((endereco) => /^(\/(?![/\\])|https:\/\/)/.test(endereco), {
  error: 'Diga um caminho da loja (/…) ou um endereço https://…',
})
const telefone = texto(20).refine((texto) => texto === '' || normalizeTelefone(texto) !== null, {
  error: 'Este telefone não existe: diga o DDD e o número.',
})
const email = texto(254).refine((texto) => texto === '' || isEmail(texto), {
  error: 'Este e-mail não existe.',
})

/** The menu of the header: categories, each under a name of its own. */
export const MenuDaLoja = z.array(z.strictObject({ nome: texto(40, 1), categoria: slug(80) })).max(20)

/** Columns of links in the footer. */
export const ColunasDoRodape = z
  .array(
    z.strictObject({
      titulo: texto(40, 1),
      links: z.array(z.strictObject({ nome: texto(60, 1), href })).max(20),
    }),
  )
  .max(6)

/** What its pages say; each part that is missing has a default. */
const Pagina = {
  tema: CadastroTema.optional(),
  menu: MenuDaLoja.optional(),
  rodape: z
    .strictObject({
      nome: texto(80, 1),
      razaosocial: texto(160, 1),
      cnpj: texto(20, 1),
      endereco: texto(300),
      telefone,
      email,
      horario_atendimento: texto(160),
      colunas: ColunasDoRodape,
    })
    .partial()
    .optional(),
  seo: z
    .strictObject({
      title: texto(120),
      description: texto(320),
      favicon: texto(300),
      key: texto(300),
      image: texto(300),
      url: texto(300),
      sub: texto(300),
    })
    .partial()
    .optional(),
  tracking: z
    .strictObject({
      ga4: z
        .string()
        .regex(/^G-[A-Z0-9]{4,20}$/, { error: 'O código tem a forma G-XXXXXXX.' })
        .nullable(),
    })
    .optional(),
  meta_info: z
    .strictObject({
      hasRecorrencia: z.boolean().optional(),
      recorrencia: z.strictObject({ mensagem: texto(300) }).optional(),
      maior_de_18: z.boolean().optional(),
      prazo_analise: texto(60).optional(),
      logins: semRepetir(z.enum(['EMAIL', 'CPF', 'CNPJ', 'ESTRANGEIRO']), 4).optional(),
    })
    .optional(),
  /** The services that may read its product feeds; absent: nobody. A key is made for its reader and shown once: its SHA-256 is kept. */
  anuncio: z
    .strictObject({
      leitura: z.enum(['NINGUEM', 'TODOS', 'CHAVE'], { error: 'Escolha quem pode ler.' }),
      chave_sha256: z.string().regex(/^([0-9a-f]{64})?$/, { error: 'Isto não é uma chave.' }),
    })
    .refine(({ leitura, chave_sha256 }) => leitura !== 'CHAVE' || chave_sha256 !== '', {
      error: 'Gere a chave de quem vai ler.',
    })
    .optional(),
  ordenacoes_produto: z
    .array(
      z.strictObject({
        codigo: z.enum(['relevancia', 'menor_preco', 'maior_preco', 'nome', 'novidades']),
        nome: texto(40, 1),
      }),
    )
    .optional(),
}

/** A supplier as its people and the operator keep it. */
export const CadastroFornecedor = z.strictObject({
  idfornecedor: idDeclarado,
  idempresa: idDeclarado,
  slug: slug(40).min(2),
  nome: texto(80, 1),
  razaosocial: texto(160, 1),
  cnpj: z.string().refine((cnpj) => /^[0-9A-Z]{14}$/.test(cnpj) && isCnpj(cnpj), {
    error: 'Este CNPJ não existe.',
  }),
  /** The tags of section 6, and any other that the supplier's own system uses. */
  tags: semRepetir(texto(60, 1), 60).default([]),
  segmento: texto(60, 1),
  modulos: semRepetir(texto(40, 1), 20).default(['Todos']),
  fuso: z.string().refine(isFuso, { error: 'Este fuso horário não existe.' }).default(FUSO_PADRAO),
  /** Pix key of the supplier; '' without one. */
  chave_pix: texto(160).refine((chave) => chave === '' || readChavePix(chave) !== null, {
    error: 'Isto não é uma chave Pix.',
  }),
  cidade: texto(80, 1),
  uf: z.string().refine(isUf, { error: 'Este estado não existe.' }),
  instrucoes_pedido: texto(2000).default(''),
  ativo: z.boolean().default(true),
  /** Days that an invoice may be overdue before nothing more is sold on credit; null: any. */
  bloqueio_vencida_dias: z.int().min(0).max(365).nullable().default(null),
  ...Pagina,
})
export type CadastroFornecedor = z.infer<typeof CadastroFornecedor>

/** As browsers ask for it: 'Pão.com.br.' is xn--po-sia.com.br. Whatever is not just a host name stays as it is, and is refused. */
function toHost(dominio: string): string {
  const nome = dominio.trim().replace(/\.$/, '')
  if (/[\s/:@?#\\%]/.test(nome)) return dominio
  return URL.parse(`http://${nome}`)?.hostname ?? nome.toLowerCase()
}

/** A host at which a supplier is found by its own name. */
export const CadastroDominio = z.strictObject({
  dominio: z
    .string()
    .max(300)
    .overwrite(toHost)
    .max(253)
    .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/, {
      error: 'Diga o domínio como loja.exemplo.com.br, sem https:// e sem porta.',
    }),
  /** True for the host that is used in links; at most one host of a supplier. */
  principal: z.boolean().default(false),
})
export type CadastroDominio = z.infer<typeof CadastroDominio>
