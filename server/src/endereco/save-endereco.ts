import type { Calls, Endereco, EnderecoEnviado, Response } from '@vitrine/contract'
import { maxEnderecos } from '@vitrine/rules/acesso'
import { isCep, isUf, normalizeCep } from '@vitrine/rules/documento'

import type { ContextoComprador } from '#acesso'
import type { Geocoder } from '#geocoder'
import { Falha, uuidv7, type Sql } from '#infra'

import { checkCoordenadas } from './check-coordenadas.ts'
import { countEnderecos, findEndereco, lockEnderecos, saveEndereco } from './endereco.repository.ts'

/** More would be a mistake or an attack. */
const MAX_ENDERECOS = 50

type Salvo = Response<Calls['POST /v1/app/{session_token}/cliente/enderecos']>

interface Deps {
  sql: Sql
  geocoder: Geocoder
}

/**
 * Registers an address. Without coordinates that can be believed the CEP's place stands in (§3 Address, readings 8). The first one becomes primary.
 * Errors: `entrada_invalida` for a wrong CEP, for a second one with uses-single-address and for the 51st.
 */
export async function createEndereco(
  { sql, geocoder }: Deps,
  enviado: EnderecoEnviado,
  contexto: ContextoComprador,
): Promise<Salvo> {
  const idcliente = requireCliente(contexto)
  const cep = requireCep(enviado)
  const { ponto, mensagem } = await checkCoordenadas(geocoder, { ...enviado, cep, enviado: pontoDe(enviado) })
  const endereco = {
    ...toEndereco(enviado, cep),
    idendereco: uuidv7(),
    cod_erp: enviado.cod_erp ?? null,
    ...(ponto ?? semPonto),
  }
  return sql.begin(async (tx) => {
    await lockEnderecos(tx, idcliente)
    const total = await countEnderecos(tx, idcliente)
    checkLimite(total, contexto.fornecedor?.tags ?? [])
    const salvo = await saveEndereco(tx, idcliente, {
      ...endereco,
      primario: endereco.primario || total === 0,
    })
    return { endereco: requireSalvo(salvo), mensagem }
  })
}

/**
 * Replaces an address of the session's cliente; coordinates stay while the CEP does, unless new ones come. Errors:
 * `entrada_invalida` for a wrong CEP, `nao_encontrado` for an address of somebody else.
 */
export async function updateEndereco(
  { sql, geocoder }: Deps,
  enviado: EnderecoEnviado & { idendereco: string },
  contexto: ContextoComprador,
): Promise<Salvo> {
  const idcliente = requireCliente(contexto)
  const cep = requireCep(enviado)
  const antes = await findEndereco(sql, idcliente, enviado.idendereco)
  if (!antes) throw new Falha('nao_encontrado')
  const conhecido = antes.cep === cep && antes.lat !== null ? { lat: antes.lat, lng: antes.lng } : null
  const novo = pontoDe(enviado)
  const { ponto, mensagem } =
    conhecido && !novo
      ? { ponto: conhecido, mensagem: null }
      : await checkCoordenadas(geocoder, { ...enviado, cep, enviado: novo })
  const cod_erp = enviado.cod_erp === undefined ? antes.cod_erp : enviado.cod_erp
  const endereco = {
    ...toEndereco(enviado, cep),
    idendereco: enviado.idendereco,
    cod_erp,
    ...(ponto ?? semPonto),
  }
  return sql.begin(async (tx) => {
    await lockEnderecos(tx, idcliente)
    return { endereco: requireSalvo(await saveEndereco(tx, idcliente, endereco)), mensagem }
  })
}

/**
 * A billing address in its stored form: same shape, its apelido taken from descricao, Brasil where no country is named (§3,
 * §5). Nothing is delivered there: it has no primary mark, and a point only when it came with one. Errors:
 * `entrada_invalida` for a wrong CEP.
 */
export function toFaturamento(enviado: EnderecoEnviado): Endereco {
  const apelido = enviado.descricao ?? enviado.apelido ?? ''
  const ponto = pontoDe(enviado) ?? semPonto
  return {
    ...toEndereco({ ...enviado, apelido }, requireCep(enviado)),
    idendereco: uuidv7(),
    cod_erp: enviado.cod_erp ?? null,
    ...ponto,
    primario: false,
  }
}

const semPonto = { lat: null, lng: null }

function checkLimite(total: number, tags: readonly string[]): void {
  if (total >= maxEnderecos(tags)) {
    throw new Falha('entrada_invalida', {
      error: 'Esta loja aceita um endereço só: altere o que já está cadastrado.',
    })
  }
  if (total >= MAX_ENDERECOS) {
    throw new Falha('entrada_invalida', {
      error: `Você já tem ${MAX_ENDERECOS} endereços: exclua um para cadastrar outro.`,
    })
  }
}

function requireCliente({ idcliente }: ContextoComprador): string {
  // A session without a cliente does not end by this.
  if (!idcliente) throw new Falha('nao_encontrado')
  return idcliente
}

/** The CEP as it is stored; a state that does not exist is refused beside it. */
function requireCep({ cep, uf }: EnderecoEnviado): string {
  if (!isUf(uf)) throw new Falha('entrada_invalida', { campos: { uf: 'Não há este estado.' } })
  if (!isCep(cep)) throw new Falha('entrada_invalida', { campos: { cep: 'CEP inválido.' } })
  return normalizeCep(cep)
}

/** The address was there a moment ago: it was removed meanwhile. */
function requireSalvo(salvo: Endereco | null): Endereco {
  if (!salvo) throw new Falha('nao_encontrado')
  return salvo
}

/** Stored form; apelido is also called descricao, pontoref also referencia (§3 Address). */
function toEndereco(
  enviado: EnderecoEnviado,
  cep: string,
): Omit<Endereco, 'idendereco' | 'cod_erp' | 'lat' | 'lng'> {
  const { rua, numero, bairro, cidade, complemento, primario, manualAddress } = enviado
  return {
    apelido: enviado.apelido ?? enviado.descricao ?? '',
    rua,
    numero,
    bairro,
    cidade,
    uf: enviado.uf.toUpperCase(),
    cep,
    complemento,
    pontoref: enviado.pontoref ?? enviado.referencia ?? '',
    pais: enviado.pais || 'Brasil',
    textoendereco: enviado.textoendereco ?? `${rua}, ${numero}, ${cidade}`,
    primario,
    manualAddress,
  }
}

function pontoDe(enviado: EnderecoEnviado): { lat: number; lng: number } | null {
  const { lat, lng } = enviado.coordenadas ?? enviado
  return lat === undefined || lng === undefined ? null : { lat, lng }
}
