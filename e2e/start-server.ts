import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDatabase } from '../server/src/infra/index.ts'

/** The server of the browser tests: a new database on the cluster of `npm test`, demo data loaded as a first start does. */
const base = process.env.TEST_DATABASE_URL
if (!base) throw new Error('TEST_DATABASE_URL is not set: run the browser tests with `npm test`.')
const admin = openDatabase(base, { max: 1 })
const name = `e2e_${process.pid}`
await admin.unsafe(`drop database if exists ${name} with (force)`)
await admin.unsafe(`create database ${name}`)
await admin.end()

const url = new URL(base)
url.pathname = `/${name}`
process.env.DATABASE_URL = url.toString()
process.env.DEMO = '1'
process.env.VITRINE_DATA = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
await import('../server/src/main.ts')
