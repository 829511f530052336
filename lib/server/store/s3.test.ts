import { s3Keys, startS3Server } from "../testing/s3-server";
import { describeBucket } from "./bucket-conformance";

describeBucket("A bucket", { ...(await startS3Server()), keys: s3Keys });
