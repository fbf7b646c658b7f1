import { isCep } from '@vitrine/rules/documento'
import { z } from 'zod'

import { centesimos, dia, idDeclarado, intervalo, ordem, texto, valorOuNada } from '#declarado'
import { TipoEntrega } from '#venda'

/** Kilograms, to the gram. */
const peso = z
  .number()
  .min(0.001)
  .max(100_000)
  .refine((kg) => Math.abs(kg * 1000 - Math.round(kg * 1000)) < 1e-6, {
    error: 'Este peso tem no máximo 3 casas decimais.',
  })
const cep = z
  .string()
  .refine((texto) => /^\d{8}$/.test(texto) && isCep(texto), { error: 'Este CEP não existe.' })
const prazo_dias = z.int().min(0).max(40).default(0)

/** A row of a form's price table: where it goes, up to which weight, and for how much. */
const Faixa = z
  .strictObject({
    idfaixa: idDeclarado,
    /** Null: anywhere. */
    idarea: idDeclarado.nullable().default(null),
    /** First and last CEP of the range; both null: any CEP. */
    cep_inicio: cep.nullable().default(null),
    cep_fim: cep.nullable().default(null),
    ate_kg: peso.nullable().default(null),
    /** From this value of the goods on. */
    desde: valorOuNada.default(0),
    preco: valorOuNada,
    /** Added for each kilogram, also for one that is not full. */
    por_kg: valorOuNada.default(0),
    /** Added to the days of the form itself. */
    prazo_dias,
  })
  .superRefine(({ cep_inicio, cep_fim }, { addIssue }) => {
    if ((cep_inicio === null) !== (cep_fim === null))
      addIssue({ code: 'custom', path: ['cep_fim'], message: 'Diga o primeiro e o último CEP.' })
    else if (cep_inicio !== null && cep_fim !== null && cep_inicio > cep_fim)
      addIssue({ code: 'custom', path: ['cep_fim'], message: 'O último CEP vem antes do primeiro.' })
  })

/** A delivery or pickup form as its supplier keeps it, with its windows, their capacity and its price table. */
export const CadastroFormaEntrega = z
  .strictObject({
    idformaentrega: idDeclarado,
    /** Where it is picked up; null: anywhere, or delivery. */
    idloja: idDeclarado.nullable().default(null),
    nome: texto(80, 1),
    tipoEntrega: TipoEntrega,
    preco: valorOuNada.default(0),
    gratis_acima: valorOuNada.nullable().default(null),
    pedido_minimo: valorOuNada.nullable().default(null),
    /** ISO weekdays served, 1 = Monday. */
    dias: z.array(z.int().min(1).max(7)).min(1).max(7),
    janelas: z.array(intervalo).min(1).max(48),
    antecedencia_horas: centesimos(0, 9999).default(0),
    /** The carrier; null: the supplier's own fleet, or pickup. */
    transportadora: texto(80, 1).nullable().default(null),
    corte_hora: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Diga a hora como 16:00.' })
      .nullable()
      .default(null),
    prazo_dias,
    atende_feriado: z.boolean().default(false),
    /** Limit for each window of each day; null: no limit. */
    capacidade_pedidos: z.int().min(1).max(1_000_000).nullable().default(null),
    capacidade_kg: peso.nullable().default(null),
    ordem: ordem.default(0),
    ativa: z.boolean().default(true),
    /** Empty: every area is served, at the price `preco`. */
    faixas: z.array(Faixa).max(2000).default([]),
  })
  .superRefine((forma, { addIssue }) => {
    const refuse = (campo: string, message: string) => addIssue({ code: 'custom', path: [campo], message })
    const { tipoEntrega, dias, janelas, transportadora, idloja, faixas } = forma
    if (new Set(dias).size < dias.length) refuse('dias', 'Há um dia repetido.')
    // Windows are identified by the hour at which they begin.
    if (new Set(janelas.map((janela) => janela.slice(0, 5))).size < janelas.length)
      refuse('janelas', 'Duas janelas começam na mesma hora.')
    if (tipoEntrega === 'RETIRADA' && transportadora !== null)
      refuse('transportadora', 'Quem retira não usa transportadora.')
    if (tipoEntrega === 'DELIVERY' && idloja !== null) refuse('idloja', 'Só a retirada é numa loja.')
    if (tipoEntrega === 'RETIRADA' && faixas.length > 0)
      refuse('faixas', 'A retirada não tem tabela de frete.')
    if (new Set(faixas.map(({ idfaixa }) => idfaixa)).size < faixas.length)
      refuse('faixas', 'Há uma faixa repetida.')
  })
export type CadastroFormaEntrega = z.infer<typeof CadastroFormaEntrega>

/** A day on which the supplier is closed. */
export const CadastroDiaFechado = z.strictObject({ data: dia, nome: texto(80, 1) })
export type CadastroDiaFechado = z.infer<typeof CadastroDiaFechado>
