import type { Endereco, EnderecoEnviado } from '@vitrine/contract'
import { maxEnderecos } from '@vitrine/rules/acesso'
import { isCep, normalizeCep } from '@vitrine/rules/documento'

import type { ContextoComprador } from '#acesso'
import type { Geocoder } from '#geocoder'
import { Falha, uuidv7, type Sql } from '#infra'

import { countEnderecos, isEnderecoOf, saveEndereco } from './endereco.repository.ts'

/** More would be a mistake or an attack. */
const MAX_ENDERECOS = 50

/** Registers an address, or replaces the one it names. Without coordinates the CEP's place stands in (§3 Address). */
export async function keepEndereco(
  { sql, geocoder }: { sql: Sql; geocoder: Geocoder },
  enviado: EnderecoEnviado,
  contexto: ContextoComprador,
): Promise<Endereco> {
  const { idcliente } = contexto
  if (!idcliente) throw new Falha('sessao_expirada', { action: 'logout' })
  if (!isCep(enviado.cep)) throw new Falha('entrada_invalida', { campos: { cep: 'CEP inválido.' } })
  const endereco = await toEndereco(enviado, geocoder)
  return sql.begin(async (tx) => {
    if (enviado.idendereco) {
      if (!(await isEnderecoOf(tx, idcliente, enviado.idendereco))) throw new Falha('nao_encontrado')
    } else {
      const total = await countEnderecos(tx, idcliente)
      if (total >= Math.min(MAX_ENDERECOS, maxEnderecos(contexto.fornecedor?.tags ?? []))) {
        throw new Falha('entrada_invalida', {
          error: 'Esta loja aceita um endereço só: altere o que já está cadastrado.',
        })
      }
      endereco.primario ||= total === 0
    }
    const salvo = await saveEndereco(tx, idcliente, endereco)
    if (!salvo) throw new Falha('nao_encontrado')
    return salvo
  })
}

async function toEndereco(enviado: EnderecoEnviado, geocoder: Geocoder): Promise<Endereco> {
  const { rua, numero, bairro, cidade, complemento, primario, manualAddress } = enviado
  const cep = normalizeCep(enviado.cep)
  return {
    idendereco: enviado.idendereco ?? uuidv7(),
    ...nomesDe(enviado),
    ...(await pontoDe(enviado, cep, geocoder)),
    rua,
    numero,
    bairro,
    cidade,
    uf: enviado.uf.toUpperCase(),
    cep,
    complemento,
    pais: enviado.pais || 'Brasil',
    textoendereco: enviado.textoendereco ?? `${rua}, ${numero}, ${cidade}`,
    cod_erp: enviado.cod_erp ?? null,
    primario,
    manualAddress,
  }
}

/** apelido is also called descricao, pontoref also referencia (§3 Address). */
function nomesDe({ apelido, descricao, pontoref, referencia }: EnderecoEnviado) {
  return { apelido: apelido ?? descricao ?? '', pontoref: pontoref ?? referencia ?? '' }
}

async function pontoDe(enviado: EnderecoEnviado, cep: string, geocoder: Geocoder) {
  const { lat, lng } = enviado.coordenadas ?? enviado
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  const lugar = await geocoder.cep(cep)
  return { lat: lugar?.lat ?? null, lng: lugar?.lng ?? null }
}
