import { z } from 'zod'
import { normalizeCodigo } from '@vitrine/rules/cupom'

import { dia, idDeclarado, semRepetir, texto, valorEmReais } from '#declarado'
import { CanalVenda, TipoEntrega } from '#venda'

import { TipoDesconto } from './entidade.ts'

/** A coupon as its supplier keeps it. How often it was used is counted, never written. */
export const CadastroCupom = z
  .strictObject({
    idcupom: idDeclarado,
    codigocupom: texto(40, 1).refine((codigo) => codigo === normalizeCodigo(codigo), {
      error: 'Use maiúsculas, sem espaços.',
    }),
    nome: texto(80, 1),
    descricao: texto(500).default(''),
    tipodesconto: TipoDesconto,
    /** Percent or reais, by tipodesconto. */
    valor: valorEmReais,
    /** The server applies it by itself. */
    aplicacao_automatica: z.boolean().default(false),
    /** The one to share with friends; a supplier has one at a time. */
    indicacao: z.boolean().default(false),
    nao_usar_com_politica: z.boolean().default(false),
    habilitar_visualizacao_desconto: z.boolean().default(true),
    /** False: the coupon is not listed, so only somebody who knows its code can use it. */
    listado: z.boolean().default(true),
    /** Minimum value of the goods, before any discount. */
    valor_minimo: valorEmReais.nullable().default(null),
    /** First and last day, both included. */
    inicio: dia.nullable().default(null),
    fim: dia.nullable().default(null),
    limite: z.int().min(1).max(1_000_000_000).nullable().default(null),
    limite_por_cliente: z.int().min(1).max(1_000_000).nullable().default(null),
    /** What it may take off in all, in reais. */
    valor_limite: valorEmReais.nullable().default(null),
    condicoes: z
      .strictObject({
        primeira_compra: z.boolean().optional(),
        canalVenda: CanalVenda.nullable().optional(),
        tipoEntrega: TipoEntrega.nullable().optional(),
        idformapagto: semRepetir(idDeclarado, 50).optional(),
        tags: semRepetir(texto(40, 1), 50).optional(),
      })
      .default({}),
    alvo: z
      .strictObject({
        produtos: semRepetir(idDeclarado, 5000).optional(),
        categorias: semRepetir(idDeclarado, 500).optional(),
      })
      .default({}),
    ativo: z.boolean().default(true),
  })
  .superRefine((cupom, { addIssue }) => {
    const { tipodesconto, valor, inicio, fim, limite, limite_por_cliente, valor_limite } = cupom
    const refuse = (campo: string, message: string) =>
      addIssue({ code: 'custom', path: [campo], message, input: cupom })
    if (tipodesconto === 'percentual' && valor > 100) refuse('valor', 'Um desconto vai até 100%.')
    if (inicio !== null && fim !== null && inicio > fim) refuse('fim', 'O último dia vem antes do primeiro.')
    if (limite !== null && limite_por_cliente !== null && limite_por_cliente > limite)
      refuse('limite_por_cliente', 'O limite por cliente passa do limite de todos.')
    if (valor_limite !== null && tipodesconto === 'absoluto' && valor_limite < valor)
      refuse('valor_limite', 'O máximo ao todo é menor do que um desconto.')
  })
export type CadastroCupom = z.infer<typeof CadastroCupom>
