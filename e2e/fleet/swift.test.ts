import { describeBucket } from "../../lib/server/store/bucket-conformance";
import { startSwift } from "./swift";

describeBucket("A bucket of OpenStack Swift", await startSwift());
